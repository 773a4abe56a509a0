import { useNamePage } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { FactBand } from '../../components/FactBand.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { paths } from '../../paths.ts'
import type { AssignmentProps } from './assignment-props.ts'
import { projectPath } from './project-path.ts'

/** The state of the assignment; the console's header shows the name and the way back. */
export function AssignmentHead({ project, assignment }: AssignmentProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { isOwner, isPlatform } = project.actor
  const hasPassed = assignment.applicationStatus === 'passed'
  const fact = (key: 'business' | 'assigned' | 'confirmed', value: string | undefined) => ({
    key,
    label: formatMessage({ id: `assignment.${key}` }),
    value,
  })
  useNamePage({
    name: assignment.tenantName,
    above: [
      { path: isOwner || isPlatform ? paths.list : paths.accepted },
      { path: projectPath(project), name: project.name },
    ],
  })
  return (
    <FactBand
      label={formatMessage({ id: 'assignment.facts' })}
      status={{
        label: formatMessage({ id: 'assignment.application' }),
        value: <ProviderStatus state={{ ...assignment, assignmentStatus: assignment.status }} />,
      }}
      facts={[
        fact('business', assignment.bizTypeName),
        ...(hasPassed
          ? [
              fact('assigned', formatNumber(assignment.manpowerAssigned)),
              fact('confirmed', formatNumber(assignment.confirmedManpower)),
            ]
          : []),
      ]}
    />
  )
}
