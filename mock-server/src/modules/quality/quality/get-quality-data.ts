import { quality, type DataOf } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { countsByDay, countsByRule, countsBySlot, type LevelRow } from './quality.store.ts'

const LEVELS = Object.values(quality.RULE_LEVEL)

const callsOfPages = [
  { call: quality.violationData, policy: canOpen('statistic.violation') },
  { call: quality.overviewData, policy: canOpen('statistic.overview') },
  { call: quality.homeData, policy: canOpen('home.overview') },
]

/** One handler under the names of three pages (STAT-086, QUAL-004). */
export const getQualityData = callsOfPages.map(({ call, policy }) =>
  route(call, {
    policy,
    handler: async ({ tx, session, body: { orgId, ...range } }): Promise<DataOf<typeof call>> => {
      const scope = await findScope(tx, { userId: session.userId, orgId })
      const filter = { ...range, scope, timezone: session.timezone }
      const rules = await countsByRule(tx, filter)
      const isSingleDay = range.beginDay === range.endDay
      const rows = isSingleDay ? await countsBySlot(tx, filter) : await countsByDay(tx, filter)
      const ofLevel = (read: (row: LevelRow) => number) =>
        LEVELS.map((ruleLevel) => ({
          ruleLevel,
          qualityDataList: rows.filter(({ level }) => level === ruleLevel).map(read),
        }))
      return {
        qualityRuleResult: {
          ruleList: rules.map(({ name }) => name),
          dataList: rules.map(({ hits }) => hits),
          rules: rules.map(({ id, bizTypeId, level }) => ({ id, bizTypeId, level })),
        },
        qualityLevel: {
          timeList: rows.filter(({ level }) => level === 0).map(({ time }) => time),
          dataList: ofLevel(({ hits }) => hits),
        },
        completionQualityLevel: { dataList: ofLevel(({ covered }) => covered) },
      }
    },
  }),
)
