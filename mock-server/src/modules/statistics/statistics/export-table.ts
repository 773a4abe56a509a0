import { stat } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { canExportTables } from './exported-tables.policy.ts'

export const exportTable = sessionRoute(stat.exportTable, {
  policy: canExportTables,
  handler: async (input) => answerExport(input, { kind: 'statTable', filter: input.query }),
})
