import { business, quality, stat, user, type DataOf, userData } from '@console/contracts'
import { mockCall, network } from '@console/testing'

/** A request of the pages of statistics, listed in order. */
export type Requested = { call: string; input: Record<string, unknown> }

/** 2026-11-20 14:37:48 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 20, 6, 37, 48)
export const NOW_SECONDS = NOW / 1000
const QUARTER = 900

/** Start of the 20th of November 2026 in Shanghai. */
export const DAY_BEGIN = Date.UTC(2026, 10, 19, 16) / 1000
export const DAY_SECONDS = 86_400

const points = (begin: number, values: readonly number[], step = QUARTER) =>
  values.map((value, index) => ({ time: begin + index * step, value }))

export const orgSummary: stat.OrgSummary = {
  currentOnlineUserCnt: 185,
  cumulativeOnlineUserCnt: 243,
  avgUserOnlineDuration: 20_472.9,
  totalCallCnt: 48_216,
  totalAnswerCnt: 29_058,
  totalTalkCnt: 12_844,
  totalSaleCnt: 3217,
  totalOrderCnt: 1286,
  answerRate: 0.60266,
  talkConversionRate: 0.44201,
  saleConversionRate: 0.25047,
  orderConversionRate: 0.10012,
  dayOfLastWeekTotalCallCnt: 50_000,
  dayOfLastWeekTotalAnswerCnt: 29_000,
  dayOfLastWeekTotalTalkCnt: 12_600,
  dayOfLastWeekTotalSaleCnt: 0,
  dayOfLastWeekTotalOrderCnt: 1268,
  dayOfLastWeekAnswerRate: 0.58,
  dayOfLastWeekTalkConversionRate: 0.43448,
  dayOfLastWeekSaleConversionRate: 0,
  dayOfLastWeekOrderConversionRate: 0.10063,
  avgUserCallCnt: 260.627,
  avgUserTalkCnt: 69.427,
  avgUserSaleCnt: 17.389,
  avgUserOrderCnt: 6.951,
  avgUserTalkTime: 7420.5,
}

export const daySeries: DataOf<typeof stat.detail> = {
  current: points(DAY_BEGIN, [3, 5, 9]),
  yesterday: points(DAY_BEGIN - DAY_SECONDS, [2, 4, 8, 7]),
  dayOfLastWeek: points(DAY_BEGIN - 7 * DAY_SECONDS, [1, 1, 6, 6]),
}

export const daysSeries: DataOf<typeof stat.detail> = {
  current: points(DAY_BEGIN - 6 * DAY_SECONDS, [10, 11, 12, 13, 14, 15, 16], DAY_SECONDS),
  yesterday: [],
  dayOfLastWeek: [],
}

export const qualityAnswer: DataOf<typeof quality.overviewData> = {
  qualityRuleResult: { ruleList: ['Speech too fast', 'No identity check'], dataList: [24, 84] },
  qualityLevel: {
    timeList: ['08:00', '08:15'],
    dataList: [
      { ruleLevel: 0, qualityDataList: [6, 9] },
      { ruleLevel: 1, qualityDataList: [3, 4] },
      { ruleLevel: 2, qualityDataList: [2, 0] },
      { ruleLevel: 3, qualityDataList: [0, 1] },
    ],
  },
  completionQualityLevel: { dataList: [] },
}

type Modules = Partial<Record<stat.StatModule, boolean>> & { seconds?: number | null }

export function moduleConfig({ seconds = 70, ...modules }: Modules = {}): DataOf<typeof stat.config> {
  const sources = { validCall: 'callDuration', price: 'crm', order: 'crm' } as const
  return {
    moduleConfigs: (['validCall', 'price', 'order'] as const).map((id) => ({
      id,
      enable: modules[id] ?? true,
      dataSourceConfigs: [{ id: sources[id], enable: true, value: id === 'validCall' ? seconds : null }],
    })),
  }
}

/** Seconds of talk time. */
const organisations: stat.Ranking = {
  rankBy: 'org',
  rankList: ['Kapok team', 'Banyan team', 'Jasmine team', 'Mangrove team'].map((name, index) => ({
    id: 6 + index,
    name,
    value: 6000 - index * 60,
  })),
}
const people: stat.Ranking = { rankBy: 'user', rankList: [{ id: 71, name: 'Lin Yue', value: 90 }] }

/** A server with figures for every page of statistics; its requests are recorded. */
export function serveStatistics(): Requested[] {
  const requested: Requested[] = []
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  serveQuery(note)
  serveFigures(note)
  return requested
}

type Note = (call: string, input: Record<string, unknown>) => void

/** Serves the options of the query form, and the settings that say how to read the figures. */
function serveQuery(note: Note): void {
  network.use(
    mockCall(business.businessTypePage, ({ body }) => {
      note('businesses', body)
      return {
        records: [
          { id: 11, name: 'Winter renewals' },
          { id: 12, name: 'Spring card activation' },
        ],
        total: 2,
      }
    }),
    mockCall(user.organizationList, () => {
      note('organisations', {})
      const children = [{ id: 6, name: 'South China Centre', children: [] }]
      return { list: [{ id: 5, name: 'Orchid Contact Ltd', children }] }
    }),
    mockCall(stat.config, ({ query }) => {
      note('config', query)
      return moduleConfig()
    }),
    mockCall(stat.time, () => {
      note('time', {})
      return { lastUpdatedAt: NOW_SECONDS - 468, nextUpdatedAt: NOW_SECONDS + 432 }
    }),
  )
}

function serveFigures(note: Note): void {
  network.use(
    mockCall(stat.summary, ({ query }) => {
      note('summary', query)
      return { orgSummary }
    }),
    mockCall(stat.detail, ({ query }) => {
      note('detail', query)
      return query.beginDay === query.endDay ? daySeries : daysSeries
    }),
    mockCall(stat.rank, ({ query }): stat.Ranking => {
      note('rank', query)
      return query.orgId === 6 ? people : organisations
    }),
    mockCall(quality.overviewData, ({ body }) => {
      note('overviewData', body)
      return qualityAnswer
    }),
    mockCall(quality.homeData, ({ body }) => {
      note('homeData', body)
      return qualityAnswer
    }),
    mockCall(userData.suggestions, ({ query }) => {
      note('suggestions', query)
      return { people: [] }
    }),
    mockCall(quality.rules, ({ params }) => {
      note('rules', params)
      return [{ id: 41, name: 'No identity check', bizTypeId: 11 }]
    }),
  )
}

export const getRequestInputs = (requested: readonly Requested[], call: string): Record<string, unknown>[] =>
  requested.filter((one) => one.call === call).map(({ input }) => input)
