import type { exports } from '@console/contracts'
import type { PageId } from '../../../access/menu/menu-id.ts'
import { canOpen, type Policy } from '../../../access/policy.ts'

type TableType = Extract<exports.ExportRequest, { kind: 'statTable' }>['filter']['type']

/** The page of each table (table 'Export types'). */
const pageOf: Readonly<Record<TableType, PageId>> = {
  overview: 'statistic.overview',
  user: 'statistic.user',
  liteUser: 'statistic.user',
  performance: 'statistic.sales',
  recommend: 'statistic.recommend',
  label: 'statistic.label',
  dataset: 'statistic.dataset',
  voice: 'statistic.voice',
  team: 'statistic.team',
  projectUser: 'projectData.user',
  projectPerformance: 'projectData.perf',
  projectAction: 'projectData.action',
}

/** Anyone who may export one of the tables; `canExportTable` decides which. */
export const canExportTables: Policy = (session) =>
  Object.values(pageOf).some((page) => canOpen(page)(session))

export function canExportTable(type: TableType): Policy {
  return canOpen(pageOf[type])
}
