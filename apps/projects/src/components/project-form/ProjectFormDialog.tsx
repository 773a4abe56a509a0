import type { projectEntity } from '@console/contracts'
import { lazyPart } from '@console/sub-app'

export type ProjectFormDialogProps = {
  /** Null makes a new one. */
  project: projectEntity.ProjectRow | null
  onClose: () => void
  /** It is saved and said so: the dialog has nothing more to show. */
  onDone: () => void
}

/** A new project, or what can be changed of one, in a dialog. It comes with its texts when somebody opens it. */
export const ProjectFormDialog = lazyPart<ProjectFormDialogProps>(async () => {
  const [form, { texts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-project-form" */ './ProjectForm.tsx'),
    import(/* webpackChunkName: "on-demand-project-form" */ './texts.ts'),
  ])
  return { Page: form.ProjectForm, texts }
})
