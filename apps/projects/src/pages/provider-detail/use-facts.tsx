import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Fact } from '../../components/FactList.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import type { ProviderDetail } from '../../model/actor.ts'
import { IndustryName } from '../../components/IndustryName.tsx'

/** The facts of a project that a provider sees before it applies. */
export function useProjectFacts(project: ProviderDetail): readonly Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { modifyTimestamp } = project
  const fact = (key: string, value: Fact['value']) => ({
    key,
    label: formatMessage({ id: `providerDetail.${key}` }),
    value,
  })
  return [
    fact('id', project.projectID),
    fact('code', project.projectCode),
    fact('status', <ProjectStatusTag status={project.projectStatus ?? null} />),
    fact('owner', project.ownerName),
    fact('industry', <IndustryName of={project} />),
    fact('need', formatNumber(project.manpowerDemand)),
    fact('created', formatTime(project.createTimestamp, timezone)),
    fact('modified', modifyTimestamp === undefined ? null : formatTime(modifyTimestamp, timezone)),
    { ...fact('projectDescription', project.description), isWide: true },
  ]
}

/** The company's own application and its outcome. */
export function useApplicationFacts(project: ProviderDetail): readonly Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const fact = (key: string, value: Fact['value']) => ({
    key,
    label: formatMessage({ id: `providerDetail.${key}` }),
    value,
  })
  const number = (value: number | null | undefined) => (value == null ? null : formatNumber(value))
  const moment = (value: number | null | undefined) => (value == null ? null : formatTime(value, timezone))
  return [
    fact('applicationId', project.applicationID),
    fact('applicationStatus', formatMessage({ id: `project.application.${project.applicationStatus}` })),
    ...(project.applicationStatus === 'passed'
      ? [fact('assignmentStatus', <ProviderStatus state={project} />)]
      : []),
    fact('contactPerson', project.contactPerson),
    fact('contact', project.contact),
    fact('business', project.bizTypeName),
    fact('manpowerApplied', number(project.manpowerApplied)),
    fact('manpowerAssigned', number(project.manpowerAssigned)),
    fact('confirmed', number(project.confirmedManpower)),
    fact('applied', moment(project.applyTimestamp)),
    fact('reviewed', moment(project.reviewTimestamp)),
    fact('reviewRemark', project.reviewRemark),
    { ...fact('description', project.applicationDesc), isWide: true },
  ]
}
