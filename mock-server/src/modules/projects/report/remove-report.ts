import { projectReport } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { canSeeProject } from '../project/public.ts'
import { removeWithContents } from './report-removal.ts'

export const removeReport = sessionRoute(projectReport.removeReport, {
  policy: canSeeProject,
  handler: removeWithContents,
})
