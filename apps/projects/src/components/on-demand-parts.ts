import { lazyPart } from '@console/sub-app'
import type { PersonnelFormProps } from './personnel/PersonnelForm.tsx'
import type { ProjectFormProps } from './project-form/ProjectForm.tsx'
import type { ReportsDrawerProps } from './reports/ReportsDrawer.tsx'
import type { SideReportsProps } from './reports/SideReports.tsx'

/** Choice of the company's seats that work for a project; only changes are sent (PROV-025). */
export const PersonnelDialog = lazyPart<PersonnelFormProps>(async () => {
  const { PersonnelForm, texts } = await import(
    /* webpackChunkName: "on-demand-personnel" */ './personnel/PersonnelForm.tsx'
  )
  return { Page: PersonnelForm, texts }
})

/** A dialog to create or change a project. It loads with its texts when opened. */
export const ProjectFormDialog = lazyPart<ProjectFormProps>(async () => {
  const { ProjectForm, texts } = await import(
    /* webpackChunkName: "on-demand-project-form" */ './project-form/ProjectForm.tsx'
  )
  return { Page: ProjectForm, texts }
})

/** The monthly reports of one side of a project, and the way to file one. */
export const MonthlyReports = lazyPart<SideReportsProps>(async () => {
  const { SideReports, texts } = await import(
    /* webpackChunkName: "on-demand-reports" */ './reports/SideReports.tsx'
  )
  return { Page: SideReports, texts }
})

/** The monthly reports of one side of a project, over the page (PROJ-035, PROV-010). */
export const MonthlyReportsDrawer = lazyPart<ReportsDrawerProps>(async () => {
  const { ReportsDrawer, texts } = await import(
    /* webpackChunkName: "on-demand-reports" */ './reports/ReportsDrawer.tsx'
  )
  return { Page: ReportsDrawer, texts }
})
