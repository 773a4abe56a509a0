import { NewProjectForm } from './NewProjectForm.tsx'
import { PresentProjectForm } from './PresentProjectForm.tsx'
import type { ProjectFormDialogProps } from './ProjectFormDialog.tsx'

export function ProjectForm({ project, onClose, onDone }: ProjectFormDialogProps) {
  return project === null ? (
    <NewProjectForm onClose={onClose} onDone={onDone} />
  ) : (
    <PresentProjectForm key={project.id} project={project} onClose={onClose} onDone={onDone} />
  )
}
