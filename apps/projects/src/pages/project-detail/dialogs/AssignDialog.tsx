import { project as projectCalls, type projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm, versionPart } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { RefusedDialog } from '../../../components/RefusedDialog.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'
import { wholeNumber } from '../../../model/parse-numbers.ts'
import { reasonText, toProjectState } from '../../../model/project-state.ts'
import { isAssignable } from '../../../model/review-form.ts'
import { PROJECT_CHANGES } from '../../../queries/projects.ts'

type AssignDialogProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  onClose: () => void
}

/** Changes the manpower assigned to a contractor that has passed (PROJ-019, PROJ-Q6). */
export function AssignDialog(props: AssignDialogProps) {
  const { formatMessage } = useIntl()
  const { project, assignment, onClose } = props
  const reasonId = reasonText('assign', toProjectState(project, assignment))
  if (reasonId !== null) {
    const title = formatMessage({ id: 'projectDetail.assign.title' }, { name: assignment.tenantName })
    return <RefusedDialog title={title} reasonId={reasonId} onClose={onClose} />
  }
  return <AssignForm {...props} />
}

function AssignForm({ project, assignment, onClose }: AssignDialogProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { services } = useHost()
  const { bizTypeID, tenantName, manpowerAssigned, confirmedManpower, version } = assignment
  const bounds = formatMessage({ id: 'projectDetail.review.numberNote' }, { max: project.manpowerDemand })
  const form = useCallForm(projectCalls.assign, {
    present: { form: { manpowerAssigned: String(manpowerAssigned) }, version },
    draftId: `assign-${assignment.applicationID}`,
    toBody: (typed, seen) => ({
      projectId: project.id,
      bizTypeID,
      applicationStatus: 'passed' as const,
      // An invalid number is refused by the contract.
      manpowerAssigned: wholeNumber(typed.manpowerAssigned) ?? 0,
      ...versionPart(seen),
    }),
    hints: { manpowerAssigned: bounds },
    checkTyped: (typed) =>
      isAssignable(typed.manpowerAssigned, project.manpowerDemand) ? {} : { manpowerAssigned: bounds },
    changes: PROJECT_CHANGES,
    onDone: (_, typed) => {
      const count = formatNumber(wholeNumber(typed.manpowerAssigned) ?? 0)
      services.toast.success(formatMessage({ id: 'projectDetail.assign.done' }, { name: tenantName, count }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'projectDetail.assign.title' }, { name: tenantName })}
      okText={formatMessage({ id: 'projectDetail.save' })}
      form={form}
      onClose={onClose}
    >
      <p className="ui-no-margin ui-small ui-muted">
        {formatMessage(
          { id: 'projectDetail.assign.now' },
          { assigned: formatNumber(manpowerAssigned), confirmed: formatNumber(confirmedManpower) },
        )}
      </p>
      <TextField
        label={formatMessage({ id: 'projectDetail.review.number' })}
        inputMode="numeric"
        note={bounds}
        hasFocus
        {...form.field('manpowerAssigned')}
      />
    </FormDialog>
  )
}
