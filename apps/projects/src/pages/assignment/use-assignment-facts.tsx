import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Fact } from '../../components/FactList.tsx'
import { FileList } from '../../components/files/FileList.tsx'

/** A contractor's application and its outcome; facts that depend on the verdict are '-' before. */
export function useAssignmentFacts(assignment: projectEntity.Assignment): Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { applicationStatus, status, attachments = [], reviewTimestamp } = assignment
  const { manpowerApplied, applyTimestamp } = assignment
  const hasPassed = applicationStatus === 'passed'
  const fact = (key: string, value: Fact['value']): Fact => ({
    key,
    label: formatMessage({ id: `assignment.${key}` }),
    value,
  })
  return [
    fact('business', assignment.bizTypeName),
    fact('application', formatMessage({ id: `project.application.${applicationStatus}` })),
    fact('assignmentStatus', status && formatMessage({ id: `project.assignment.${status}` })),
    fact('applied', manpowerApplied === undefined ? null : formatNumber(manpowerApplied)),
    fact('assigned', hasPassed ? formatNumber(assignment.manpowerAssigned) : null),
    fact('confirmed', hasPassed ? formatNumber(assignment.confirmedManpower) : null),
    fact('contactPerson', assignment.contactPerson),
    fact('contact', assignment.contact),
    fact('appliedAt', applyTimestamp === undefined ? null : formatTime(applyTimestamp, timezone)),
    fact('reviewed', reviewTimestamp && formatTime(reviewTimestamp, timezone)),
    { ...fact('remark', assignment.reviewRemark), isWide: true },
    { ...fact('applicationDesc', assignment.applicationDesc), isWide: true },
    {
      ...fact('attachments', attachments.length === 0 ? null : <FileList files={attachments} />),
      isWide: true,
    },
  ]
}
