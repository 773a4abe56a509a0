import { lazyPart } from '@console/sub-app'
import type { ProjectFormProps } from './ProjectForm.tsx'

/** A dialog to create or change a project. It loads with its texts when opened. */
export const ProjectFormDialog = lazyPart<ProjectFormProps>(async () => {
  const { ProjectForm, texts } = await import(
    /* webpackChunkName: "on-demand-project-form" */ './ProjectForm.tsx'
  )
  return { Page: ProjectForm, texts }
})
