import type { Facts } from '../base/facts.ts'
import { recordsIn, rowsIn, valueAt } from '../base/json.ts'
import { plain, type Step } from '../base/step.ts'

/** A metric of the documents: calls. */
const CALLS_MADE = 1_000_201
const PAGE = { pageIndex: 1, pageSize: 10 }

/** The fields of every form of statistics. */
const form = (facts: Facts) => ({
  ...facts.week,
  bizTypeId: facts.get('bizTypeId'),
  orgId: facts.get('orgId'),
})
const daily = (facts: Facts) => ({
  ...facts.week,
  bizTypeId: facts.get('bizTypeId'),
  workplace: facts.get('workplace'),
})
const bill = (facts: Facts) => ({
  queryDate: facts.month,
  bizTypeId: facts.get('bizTypeId'),
  orgId: facts.get('orgId'),
})
const offline = (facts: Facts) => ({ bizTypeId: facts.get('bizTypeId'), date: facts.month })

const formQuery = (id: string, more: Record<string, unknown> = {}): Step => ({
  id,
  request: (facts) => ({ query: { ...form(facts), ...more } }),
  isPrivate: true,
})

/** Figures of calls and people, of labels and of datasets. */
const FIGURES: readonly Step[] = [
  formQuery('stat.detail', { metric: CALLS_MADE }),
  formQuery('stat.summary'),
  formQuery('stat.list', { queryType: 'user', ...PAGE }),
  formQuery('stat.liteList', PAGE),
  formQuery('stat.rank', { rankType: 'callCnt' }),
  formQuery('stat.export', { type: 'user' }),
  formQuery('stat.liteListExport'),
  formQuery('stat.teamList', PAGE),
  formQuery('stat.teamExport'),
  { id: 'stat.time', request: plain },
  {
    id: 'stat.warnIndicators',
    request: (facts) => ({ query: { orgId: facts.get('orgId'), bizTypeId: facts.get('bizTypeId') } }),
  },
  {
    id: 'stat.config',
    request: (facts) => ({ query: { tenantId: facts.get('tenantId') } }),
    record: 'tenantId',
    isPrivate: true,
  },
  { id: 'userData.config', request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }) },
  {
    id: 'labelStat.detail',
    request: (facts) => ({ query: { labelIds: [facts.get('labelId')], ...form(facts) } }),
  },
  {
    id: 'labelStat.detailByUser',
    request: (facts) => ({ query: { labelIds: [facts.get('labelId')], ...form(facts), ...PAGE } }),
    isPrivate: true,
  },
  {
    id: 'labelStat.rank',
    request: (facts) => ({ query: { labelId: facts.get('labelId'), ...form(facts) } }),
  },
  {
    id: 'dataset.knowledge',
    request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }),
    learn: (data, facts) => facts.learn('knowledgeId', recordsIn(data)[0]?.['id']),
  },
  {
    id: 'dataset.series',
    request: (facts) => ({ query: { labelType: 1, bizTypeId: facts.get('bizTypeId'), ...facts.week } }),
  },
  {
    id: 'dataset.evaluations',
    request: (facts) => ({ query: { ...PAGE, labelID: facts.get('knowledgeId'), labelType: 1 } }),
  },
  formQuery('twin.uses', PAGE),
  {
    id: 'twin.seats',
    request: (facts) => ({ body: { bizTypeId: facts.get('bizTypeId'), tenantId: facts.get('tenantId') } }),
  },
]

/** Daily reports, and bills of accounts and of offline data. */
const REPORTS: readonly Step[] = [
  {
    id: 'dailyReport.workplaces',
    request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }),
    learn: (data, facts) => facts.learn('workplace', rowsIn(data)[0]),
  },
  { id: 'dailyReport.reports', request: (facts) => ({ query: daily(facts) }) },
  { id: 'dailyReport.export', request: (facts) => ({ query: daily(facts) }) },
  {
    id: 'bill.accounts',
    request: (facts) => ({ body: { ...bill(facts), current: 1, size: 10 } }),
    learn: (data, facts) => {
      const row = recordsIn(valueAt(data, 'records')).findLast(({ accounts }) => Number(accounts) > 0)
      facts.learn('billedOrgId', row?.['organization_id'])
    },
  },
  {
    id: 'bill.accountsDetail',
    request: (facts) => ({
      body: { ...bill(facts), detailOrgId: facts.get('billedOrgId'), current: 1, size: 10 },
    }),
    isPrivate: true,
  },
  { id: 'bill.exportAccounts', request: (facts) => ({ query: bill(facts) }) },
  { id: 'bill.offlineStat', request: (facts) => ({ query: offline(facts) }) },
  { id: 'bill.offlineList', request: (facts) => ({ query: { ...offline(facts), ...PAGE } }) },
  { id: 'bill.offlineExport', request: (facts) => ({ query: offline(facts) }) },
]

export const STATISTICS_STEPS: readonly Step[] = [...FIGURES, ...REPORTS]
