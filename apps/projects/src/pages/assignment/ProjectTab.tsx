import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, PartBoundary } from '@console/ui'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { type Fact, FactList } from '../../components/FactList.tsx'
import { FileList } from '../../components/files/FileList.tsx'
import { IndustryName } from '../../components/IndustryName.tsx'
import { MonthlyReports } from '../../components/on-demand-parts.ts'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import type { ProjectDetail } from '../../model/actor.ts'
import { manpowerGap } from '../../model/manpower-shares.ts'
import { reasonText, toProjectState } from '../../model/project-state.ts'
import type { AssignmentProps } from './assignment-props.ts'

/** The project, what this contractor is to do for it, and its monthly reports (PROJ-Q12). */
export function ProjectTab({ project, assignment }: AssignmentProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  // An answer that does not name the company is, to a provider, about itself.
  const tenantId = assignment.tenantId ?? (project.actor.isProvider ? user.tenantId : undefined)
  const isTheirs = tenantId === user.tenantId
  const canFile = isTheirs
    ? reasonText('reportAsContractor', toProjectState(project, assignment))
    : 'assignment.why.notTheirs'
  return (
    <>
      <Card title={formatMessage({ id: 'assignment.facts' })}>
        <FactList facts={useAssignmentFacts(assignment)} />
      </Card>
      <Card title={formatMessage({ id: 'assignment.projectFacts' })}>
        <FactList facts={useProjectFacts(project)} />
      </Card>
      {tenantId !== undefined && (
        <Card title={formatMessage({ id: 'assignment.reports' })}>
          <MonthlyReports project={project} owner={{ id: tenantId, type: 'contractor' }} canFile={canFile} />
        </Card>
      )}
    </>
  )
}

/** A part of the page under its title. */
function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="ui-stack ui-gap-12 ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className="ui-body ui-strong ui-ink">
        {title}
      </h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}

/** The facts of the project. */
function useProjectFacts(project: ProjectDetail): Fact[] {
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

/** A contractor's application and its outcome; facts that depend on the verdict are '-' before. */
function useAssignmentFacts(assignment: projectEntity.Assignment): Fact[] {
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
    ...[
      fact('remark', assignment.reviewRemark),
      fact('attachments', attachments.length === 0 ? null : <FileList files={attachments} />),
      fact('applicationDesc', assignment.applicationDesc),
      // A dash needs no line of its own.
    ].map((text) => ({ ...text, isWide: text.value != null && text.value !== '' })),
  ]
}
