import type { projectEntity } from '@console/contracts'
import { lazyPage } from '@console/sub-app'
import { Suspense } from 'react'

export type ProjectFormDialogProps = {
  /** Null makes a new one. */
  project: projectEntity.ProjectRow | null
  onClose: () => void
  /** It is saved and said so: the dialog has nothing more to show. */
  onDone: () => void
}

const ProjectForm = lazyPage<ProjectFormDialogProps>(async () => {
  const [form, { texts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-project-form" */ './ProjectForm.tsx'),
    import(/* webpackChunkName: "on-demand-project-form" */ './texts.ts'),
  ])
  return { Page: form.ProjectForm, texts }
})

/** A new project, or what can be changed of one, in a dialog. It comes with its texts when somebody opens it. */
export function ProjectFormDialog(props: ProjectFormDialogProps) {
  return (
    <Suspense fallback={null}>
      <ProjectForm {...props} />
    </Suspense>
  )
}
