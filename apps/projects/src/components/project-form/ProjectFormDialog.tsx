import type { projectEntity } from '@console/contracts'

type ProjectFormDialogProps = {
  project: projectEntity.ProjectRow | null
  onClose: () => void
  onDone: () => void
}

export function ProjectFormDialog(_props: ProjectFormDialogProps) {
  return null
}
