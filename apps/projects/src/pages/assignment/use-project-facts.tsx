import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Fact } from '../../components/FactList.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { manpowerGap } from '../../model/manpower-shares.ts'
import type { ProjectDetail } from '../../model/actor.ts'
import { IndustryName } from '../../components/IndustryName.tsx'

/** The facts of the project. */
export function useProjectFacts(project: ProjectDetail): Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { isOwner, isPlatform } = project.actor
  const fact = (key: string, value: Fact['value']): Fact => ({
    key,
    label: formatMessage({ id: `assignment.${key}` }),
    value,
  })
  return [
    fact('code', project.code),
    fact('status', <ProjectStatusTag status={project.status} />),
    fact('industry', <IndustryName of={project} />),
    fact('owner', project.ownerName),
    fact('created', formatTime(project.createTimestamp, timezone)),
    fact('demand', formatNumber(project.manpowerDemand)),
    // A contractor sees only its own part, so these totals would be wrong.
    ...(isOwner || isPlatform
      ? [
          fact('confirmedOfProject', formatNumber(project.confirmedManpower)),
          fact('gap', formatNumber(manpowerGap(project))),
        ]
      : []),
    { ...fact('description', project.description), isWide: true },
  ]
}
