import { projectReport } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { canSeeProject } from '../project/public.ts'
import { removeWithContents } from './report-removal.ts'

/** With the effect on GET that the source has (R13). */
export const deleteReport = sessionRoute(projectReport.deleteReport, {
  policy: canSeeProject,
  handler: removeWithContents,
})
