import { quality, type DataOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics, scopeOf } from '../../statistics/statistics/public.ts'
import { countsByDay, countsByRule, countsBySlot, type LevelRow } from './quality.store.ts'

const LEVELS = Object.values(quality.RULE_LEVEL)

/** One handler under the names of three pages. */
export const getQualityData = [quality.violationData, quality.overviewData, quality.homeData].map((call) =>
  route(call, {
    policy: mayReadStatistics,
    handler: async ({ tx, session, body: { orgId, ...range } }): Promise<DataOf<typeof call>> => {
      const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
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
