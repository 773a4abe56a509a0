import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { FactList } from '../../components/FactList.tsx'
import { MonthlyReports } from '../../components/reports/MonthlyReports.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { toProjectState } from '../../model/to-project-state.ts'
import type { AssignmentProps } from './AssignmentContents.tsx'
import { Card } from './Card.tsx'
import { useAssignmentFacts } from './use-assignment-facts.tsx'
import { useProjectFacts } from './use-project-facts.tsx'

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
