import { stat } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { canExportTable } from './exported-tables.policy.ts'

export const exportTeams = sessionRoute(stat.exportTeams, {
  policy: canExportTable('team'),
  handler: async (input) =>
    answerExport(input, { kind: 'statTable', filter: { ...input.query, type: 'team' } }),
})
