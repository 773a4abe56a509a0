import { lazyPart } from '@console/sub-app'
import type { ProjectFormProps } from './ProjectForm.tsx'

/** A dialog to create or change a project. It loads with its texts when opened. */
export const ProjectFormDialog = lazyPart<ProjectFormProps>(async () => {
  const [form, { texts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-project-form" */ './ProjectForm.tsx'),
    import(/* webpackChunkName: "on-demand-project-form" */ './texts.ts'),
  ])
  return { Page: form.ProjectForm, texts }
})
