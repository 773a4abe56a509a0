import { exportCall } from '../../operations/exports/export-call.ts'
import { statExportQuery } from './export-filter.ts'
import { statForm } from './form.ts'

/** The table or the series of a page as a file (STAT-051). */
export const exportTable = exportCall({
  id: 'stat.export',
  documented: true,
  path: '/api/dolphin-ai/stat/export',
  successCode: 200,
  query: statExportQuery,
})

/** The rows of `liteList` (STAT-053). */
export const exportLiteList = exportCall({
  id: 'stat.liteListExport',
  documented: true,
  path: '/api/dolphin-ai/stat/liteListExport',
  successCode: 200,
  query: statForm,
})

/** The rows of `teamList` (RPT-066). */
export const exportTeams = exportCall({
  id: 'stat.teamExport',
  documented: true,
  path: '/api/dolphin-ai/stat/team/export',
  successCode: 200,
  query: statForm,
})
