import { scoreHistory, scoreSetting } from '@console/contracts'
import { scopeOf } from '../../identity/organization/public.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { route } from '../../../access/route.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScores } from './score.store.ts'
import { canOpen } from '../../../access/policy.ts'

const settings = businessSettingsRoutes(scoreSetting.settings, {
  policy: canOpen('configuration.score'),
  table: 'scoreSetting',
  columns: ['pointsLevel0', 'pointsLevel1', 'pointsLevel2', 'pointsLevel3', 'passMark'],
  audited: { module: 'quality', opType: 'quality.setScore' },
})

const listHistory = route(scoreHistory.list, {
  policy: canOpen('statistic.score'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    await requireBusinessType(tx, filter.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, orgId })
    return findScores(tx, { ...filter, scope, timezone: session.timezone })
  },
})

/** What sessions are worth by their violations. */
export const scoreModule: Module = {
  name: 'score',
  auditDictionary,
  routes: [settings.list, settings.save, listHistory],
}
