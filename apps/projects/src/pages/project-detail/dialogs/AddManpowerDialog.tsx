import { project as projectCalls, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { RefusedDialog } from '../../../components/RefusedDialog.tsx'
import { reasonText } from '../../../model/action-reason.ts'
import { toProjectState } from '../../../model/to-project-state.ts'
import { wholeNumber } from '../../../model/whole-number.ts'
import { PROJECT_CHANGES } from '../../../queries/projects.ts'
import styles from './ProjectDialogs.module.css'
import type { ProjectDetail } from '../../../model/actor.ts'

type AddManpowerDialogProps = { project: ProjectDetail; onClose: () => void }

/** Raises the demand by the typed number (PROJ-018, PROJ-Q5). */
export function AddManpowerDialog({ project, onClose }: AddManpowerDialogProps) {
  const { formatMessage } = useIntl()
  const room = projectEntity.MAX_MANPOWER - project.manpowerDemand
  const ruled = reasonText('addManpower', toProjectState(project))
  const reasonId = ruled ?? (room < 1 ? 'projectDetail.add.full' : null)
  if (reasonId !== null) {
    const title = formatMessage({ id: 'projectDetail.add.title' })
    return <RefusedDialog title={title} reasonId={reasonId} onClose={onClose} />
  }
  return <AddManpowerForm project={project} room={room} onClose={onClose} />
}

function AddManpowerForm({ project, room, onClose }: AddManpowerDialogProps & { room: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const { services } = useHost()
  const { id, manpowerDemand } = project
  const bounds = formatMessage({ id: 'projectDetail.add.note' }, { max: room })
  const form = useCallForm(projectCalls.addManpower, {
    present: { form: { manpower: '' } },
    draftId: id,
    // An invalid number is refused by the contract.
    toBody: ({ manpower }) => ({ id, manpower: wholeNumber(manpower) ?? 0 }),
    hints: { manpower: bounds },
    checkTyped: ({ manpower }) => ((wholeNumber(manpower) ?? 0) > room ? { manpower: bounds } : {}),
    changes: PROJECT_CHANGES,
    onDone: (answer) => {
      services.toast.success(
        answer === undefined
          ? formatMessage({ id: 'projectForm.saved' }, { name: project.name })
          : formatMessage({ id: 'projectDetail.add.done' }, { count: formatNumber(answer.manpowerDemand) }),
      )
      onClose()
    },
  })
  const field = form.field('manpower')
  const typed = wholeNumber(field.value)
  const isAdding = typed !== null && typed > 0 && typed <= room
  return (
    <FormDialog
      title={formatMessage({ id: 'projectDetail.add.title' })}
      okText={formatMessage({ id: 'projectDetail.add' })}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'projectDetail.add.number' })}
        inputMode="numeric"
        note={bounds}
        hasFocus
        {...field}
      />
      <p className={styles['note']} role="status">
        {formatMessage(
          { id: isAdding ? 'projectDetail.add.change' : 'projectDetail.add.now' },
          { before: formatNumber(manpowerDemand), after: formatNumber(manpowerDemand + (typed ?? 0)) },
        )}
      </p>
    </FormDialog>
  )
}
