import type { projectEntity } from '@console/contracts'
import { lazyPart } from '@console/sub-app'

export type ProjectFormDialogProps = {
  /** Null for a new one. */
  project: projectEntity.ProjectRow | null
  onClose: () => void
  /** Called after the save was confirmed; the dialog can close. */
  onDone: () => void
}

/** A dialog to create or change a project. It loads with its texts when opened. */
export const ProjectFormDialog = lazyPart<ProjectFormDialogProps>(async () => {
  const { ProjectForm, texts } = await import(
    /* webpackChunkName: "on-demand-project-form" */ './ProjectForm.tsx'
  )
  return { Page: ProjectForm, texts }
})
