import type { projectEntity } from '@console/contracts'
import { AppModal } from '@console/ui'
import { useIntl } from 'react-intl'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { listedProjectState } from '../../model/listed-project-state.ts'

type EditedProjectProps = { project: projectEntity.ProjectRow; onClose: () => void }

/** The form of a project, or why it cannot be changed: the address may name any project. */
export function EditedProject({ project, onClose }: EditedProjectProps) {
  const { formatMessage } = useIntl()
  const reason = reasonText('update', listedProjectState(project))
  if (reason === null) return <ProjectFormDialog project={project} onClose={onClose} onDone={onClose} />
  return (
    <AppModal open footer={null} title={project.name} onCancel={onClose}>
      <p role="alert">{formatMessage({ id: reason })}</p>
    </AppModal>
  )
}
