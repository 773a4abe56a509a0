import { stat } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { mayReadStatistics } from './statistics.policy.ts'

export const exportTable = sessionRoute(stat.exportTable, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'statTable', filter: asked.query }),
})

export const exportLiteList = sessionRoute(stat.exportLiteList, {
  policy: mayReadStatistics,
  handler: async (asked) =>
    answerExport(asked, { kind: 'statTable', filter: { ...asked.query, type: 'liteUser' } }),
})

export const exportTeams = sessionRoute(stat.exportTeams, {
  policy: mayReadStatistics,
  handler: async (asked) =>
    answerExport(asked, { kind: 'statTable', filter: { ...asked.query, type: 'team' } }),
})
