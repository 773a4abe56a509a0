import type { PageId } from '../../../access/menu/menu-id.ts'
import { canOpen } from '../../../access/policy.ts'

const PROJECT_DATA_PAGES = [
  'projectData.user',
  'projectData.perf',
  'projectData.action',
] as const satisfies readonly PageId[]
const PROJECT_PAGES = [
  'project.index',
  'project.detail',
  'project.assign',
  'project.accepted',
] as const satisfies readonly PageId[]

/** Series of the work of contractors (RPT-019, RPT-029). */
export const canReadOutsourcedWork = canOpen(...PROJECT_DATA_PAGES)
/** The selectors of contractors by project (RPT-016, PROJ-033), and the live monitor's tree. */
export const canChooseContractor = canOpen(...PROJECT_DATA_PAGES, 'project.monitor', 'project.session')
/** RPT-022, the people of a contractor on the pages of projects, and their hours in the live monitor (LIVE-Q2). */
export const canReadWorkers = canOpen('projectData.user', 'project.monitor', ...PROJECT_PAGES)
/** RPT-020, RPT-023, and the same figures on the pages of projects (PROJ-024, PROJ-025). */
export const canReadFigures = canOpen(...PROJECT_DATA_PAGES, ...PROJECT_PAGES)
