import { stat } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { canExportTable, canExportTables } from './exported-tables.policy.ts'

export const exportTable = sessionRoute(stat.exportTable, {
  policy: canExportTables,
  handler: async (input) => answerExport(input, { kind: 'statTable', filter: input.query }),
})

export const exportLiteList = sessionRoute(stat.exportLiteList, {
  policy: canExportTable('liteUser'),
  handler: async (input) =>
    answerExport(input, { kind: 'statTable', filter: { ...input.query, type: 'liteUser' } }),
})

export const exportTeams = sessionRoute(stat.exportTeams, {
  policy: canExportTable('team'),
  handler: async (input) =>
    answerExport(input, { kind: 'statTable', filter: { ...input.query, type: 'team' } }),
})
