import { dataset, label, labelStat, quality, stat, twin, user } from '@console/contracts'
import { namedLabel, network, preloadCharts } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
// Parts that come on demand are loaded once, before the first test waits for them.
import './components/CallTable.tsx'
import './pages/dataset/EvaluationTable.tsx'
import './pages/labels/LabelUserTable.tsx'
import './pages/quality/ViolationTable.tsx'
import './pages/users/UserTable.tsx'
import {
  documented,
  expectNothingOfOurs,
  expectPlainPage,
  openDocumented,
  watchOurs,
} from './testing/documented-platform.tsx'
import {
  DAY_BEGIN,
  daySeries,
  moduleConfig,
  NOW,
  NOW_SECONDS,
  orgSummary,
  qualityAnswer,
  serveStatistics,
} from './testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

/** A platform answers with the fields of the customer's documents, and has their calls alone (R60). */
const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const person = { userId: 71, userName: 'Lin Yue', orgName: 'Harbour team' }
const seat = { seatId: 71, seatName: 'Lin Yue', orgName: 'Harbour team', violationCount: 9 }

const rates = { talkConversionRate: 0.4444, saleConversionRate: 0.26667, orderConversionRate: 0.07 }
const counts = { callCnt: 1260, talkCnt: 300, saleCnt: 80, orderCnt: 21, ...rates }
const call: stat.PerformanceRow = {
  userName: 'Lin Yue',
  userID: 71,
  orgName: 'Harbour team',
  sessionID: 's-71',
  callID: 'c-1',
  onCallAt: DAY_BEGIN + 9 * 3600,
  onTalkBeginAt: DAY_BEGIN + 9 * 3600 + 7,
  talkTime: 3725,
  violationCnt: 2,
  sessionLink: '',
}
const worker: stat.UserRow = {
  userName: 'Lin Yue',
  userID: 71,
  orgName: 'Harbour team',
  daysOnDuty: 6,
  avgDayOnlineDuration: 27_100.7,
  callTime: 100_000,
  ...counts,
  violationCountList: [{ name: 'Speech too fast', num: 4 }],
}
const team: stat.TeamRow = {
  orgId: 6,
  orgName: 'Kapok team',
  seatCnt: 24,
  onlineUserCnt: 21,
  avgUserOnlineDuration: 27_100.7,
  ...counts,
  violationCnt: 1005,
}

let ours: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  ours = watchOurs()
  serveStatistics()
  serveFigures()
})
afterEach(() => {
  expectPlainPage()
  expectNothingOfOurs(ours)
  network.events.removeAllListeners()
  vi.useRealTimers()
  window.localStorage.clear()
})

function serveFigures() {
  network.use(
    documented(stat.config, { ...moduleConfig(), changes: [] }),
    documented(stat.time, { lastUpdatedAt: NOW_SECONDS - 468, nextUpdatedAt: NOW_SECONDS + 432 }),
    documented(stat.summary, { orgSummary }),
    documented(stat.detail, daySeries),
    documented(quality.overviewData, { ...qualityAnswer }),
    documented(quality.homeData, qualityAnswer),
    documented(quality.violationData, qualityAnswer),
    documented(quality.rules, [{ id: 41, name: 'No identity check', bizTypeId: 11 }]),
  )
}

const card = (name: string) => screen.getByRole('button', { name }).closest('div')

test.each([
  ['overview', '/console/statistic/overview'],
  ['home', '/console/overview'],
])('the %s has its figures and its charts, and compares with nothing', async (_name, path) => {
  openDocumented(`${path}${ONE_DAY}`)
  expect(await screen.findByText('48,216')).toBeVisible()
  expect(card('Online users')).toHaveTextContent(/185$/)
  expect(card('Average online')).toHaveTextContent(/05:41:12$/)
  expect(card('Valid calls')).toHaveTextContent(
    /12,84444\.20%Marketing rate: valid calls divided by answered calls$/,
  )
  expect(screen.queryByRole('button', { name: 'Answered calls' })).not.toBeInTheDocument()
  expect(screen.queryByText(/its change since/)).not.toBeInTheDocument()
  expect(await screen.findByRole('figure', { name: 'Rules most violated' })).toBeVisible()
})

test('a home without its online figures says so of each', async () => {
  const { currentOnlineUserCnt, cumulativeOnlineUserCnt, avgUserOnlineDuration, ...calls } = orgSummary
  expect([currentOnlineUserCnt, cumulativeOnlineUserCnt, avgUserOnlineDuration]).not.toContain(undefined)
  network.use(documented(stat.summary, { orgSummary: calls }))
  openDocumented(`/console/overview${ONE_DAY}`)
  expect(await screen.findByText('48,216')).toBeVisible()
  expect(card('Online users')).toHaveTextContent(/-$/)
  expect(card('Average online')).toHaveTextContent(/-$/)
})

test('sales has its counts and its calls, which it neither narrows, nor orders, nor adds up', async () => {
  network.use(documented(stat.list, { performanceList: [call], totalCnt: 1 }))
  openDocumented(`/console/statistic/sales${ONE_DAY}&detail=all&sort=-onCallAt`)
  expect(await screen.findByText('48,216')).toBeVisible()
  expect(screen.queryByText(/a user/)).not.toBeInTheDocument()
  const row = await screen.findByRole('row', { name: /c-1/ })
  expect(row).toHaveTextContent('01:02:05')
  expect(within(row).getByRole('link', { name: /s-71/ })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Result' })).not.toBeInTheDocument()
  expect(document.querySelector('[aria-sort]')).toBeNull()
})

test('people have their figures, without suggestions and totals', async () => {
  network.use(documented(stat.list, { userList: [worker], totalCnt: 1 }))
  openDocumented(`/console/statistic/user${ONE_DAY}&detail=all`)
  const row = await screen.findByRole('row', { name: /Lin Yue/ })
  expect(row).toHaveTextContent('Speech too fast 4')
  expect(row).toHaveTextContent('1,260')
  expect(screen.queryByRole('columnheader', { name: /Suggestions/ })).not.toBeInTheDocument()
})

test('teams have their figures, and - for those online', async () => {
  network.use(documented(stat.teamList, { teamList: [team], totalCnt: 23, totalSeatCnt: 1284 }))
  openDocumented(`/console/statistic/team${ONE_DAY}`)
  const row = await screen.findByRole('row', { name: /Kapok team/ })
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(1, 5)).toEqual([
    '24',
    '-',
    '07:31:40',
    '1,260',
  ])
  expect(screen.queryByText('1,284')).not.toBeInTheDocument()
})

test('recommendations and calls of voices have their charts', async () => {
  network.use(
    documented(label.query, { smartLabels: [namedLabel(31, 'Too expensive')], totalCnt: 1 }),
    documented(labelStat.detail, {
      labelDetail: [{ labelId: 31, labelName: 'Too expensive', list: [{ time: DAY_BEGIN, value: 3 }] }],
    }),
    documented(stat.list, { performanceList: [call], totalCnt: 1 }),
  )
  const { unmount } = openDocumented(`/console/statistic/recommend${ONE_DAY}`)
  expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(0)
  expectPlainPage()
  unmount()
  openDocumented(`/console/statistic/voice-analytics${ONE_DAY}&detail=all`)
  expect(await screen.findByRole('row', { name: /c-1/ })).toBeVisible()
  expect(card('Outbound calls')).toHaveTextContent(/17$/)
})

test('labels have their trend, their people and their rank', async () => {
  network.use(
    documented(label.query, { smartLabels: [namedLabel(31, 'Too expensive')], totalCnt: 1 }),
    documented(labelStat.detail, {
      labelDetail: [{ labelId: 31, labelName: 'Too expensive', list: [{ time: DAY_BEGIN, value: 3 }] }],
    }),
    documented(labelStat.detailByUser, {
      records: [
        {
          userId: 71,
          userName: 'Lin Yue',
          totalCall: 1260,
          callCount: 14,
          LabelDetail: [{ labelId: 31, labelName: 'Too expensive', count: 12 }],
        },
      ],
      totalCnt: 1,
    }),
    documented(labelStat.rank, { rankBy: 'org', rankList: [{ id: 6, name: 'Kapok team', value: 20 }] }),
  )
  openDocumented(`/console/statistic/label${ONE_DAY}&detail=all`)
  expect(await screen.findByRole('figure', { name: 'Hits of labels' })).toBeVisible()
  expect(await screen.findByRole('figure', { name: 'Hits of one label, rank' })).toBeVisible()
  expect(await screen.findByRole('row', { name: /Lin Yue/ })).toHaveTextContent('1,260')
})

test('the dataset has its lines and its judgements, also of a sentence that is not known', async () => {
  const point = { day: '20261120', value: 0.9, tag1: 9, tag2: 10 }
  network.use(
    documented(dataset.series, {
      precision: [point],
      recall: [point],
      f1: [{ day: '20261120', value: 0.9 }],
    }),
    documented(dataset.knowledge, [{ id: 44, name: 'Annual fee' }]),
    documented(dataset.evaluations, {
      records: [
        {
          id: 1,
          title: 'Fee named',
          labelID: 44,
          labelName: 'Annual fee',
          labelType: 1,
          labelOption: 2,
          updatedAt: DAY_BEGIN,
          sessionID: 's-1',
        },
      ],
      totalCnt: 1,
    }),
  )
  openDocumented(`/console/statistic/dataset${ONE_DAY}&detail=all`)
  expect((await screen.findAllByText('90.00%')).length).toBeGreaterThan(0)
  expect(await screen.findByRole('row', { name: /Fee named/ })).toHaveTextContent('Annual fee')
})

test('twins have their seats and their uses, in an order of the platform', async () => {
  const value = JSON.stringify({ productName: 'Home cover', processName: 'Renewal', sessionId: 's-7' })
  network.use(
    documented(twin.seats, {
      total: 1,
      seatList: [{ account: 'seat-1', name: 'Lin Yue', orgName: 'Harbour team', status: 'used' }],
    }),
    documented(twin.uses, { records: [{ ...person, id: 9, timestamp: DAY_BEGIN, value }], totalCnt: 1 }),
  )
  openDocumented(`/console/statistic/twin${ONE_DAY}&detail=all`)
  expect(await screen.findByRole('row', { name: /seat-1/ })).toBeVisible()
  expect(await screen.findByRole('row', { name: /Home cover/ })).toHaveTextContent('s-7')
  expect(document.querySelector('[aria-sort]')).toBeNull()
})

test('violations have their charts, their seats and their rows, with the conversation that the platform names', async () => {
  network.use(
    documented(quality.seatRank, { rankingData: [seat] }),
    documented(quality.scenes, [{ id: 21, name: 'Privacy' }]),
    documented(quality.violations, {
      violationDetail: [
        {
          violationId: 9,
          sceneName: 'Privacy',
          ruleName: 'No identity check',
          createTime: DAY_BEGIN,
          ruleLevel: 3,
          ...seat,
          sessionId: 's-9',
          chatInfoUrl: 'https://calls.example/s-9',
        },
      ],
      total: 1,
    }),
  )
  const page = openDocumented(`/console/statistic/violation${ONE_DAY}&detail=all`)
  const row = await screen.findByRole('row', { name: /Privacy/ })
  expect(row).toHaveTextContent('No identity check')
  expect(row).not.toHaveTextContent('s-9')
  await page.person.click(within(row).getByRole('button', { name: /No identity check/ }))
  expect(page.services.openPlatformLink).toHaveBeenCalledWith('https://calls.example/s-9', {})
  const rank = await screen.findByRole('figure', { name: 'Agents by violations' })
  await page.person.click(within(rank).getByRole('button', { name: /table/i }))
  expect(within(rank).getByRole('row', { name: /Lin Yue/ })).toHaveTextContent('9')
  expect(within(rank).queryByRole('button', { name: 'Lin Yue' })).not.toBeInTheDocument()
  await page.person.click(await screen.findByRole('combobox', { name: 'Rule' }))
  expect(await screen.findByRole('option', { name: 'No identity check' })).toBeInTheDocument()
})

test('violation records have their rows and sessions, and - for level and review', async () => {
  network.use(
    documented(user.listEnum, [{ id: 71, name: 'Lin Yue' }]),
    documented(quality.records, {
      tableData: [
        {
          idmId: 900,
          idmChannelId: 'phone',
          clientUser: '190****0001',
          business: 'Winter renewals',
          idmServiceName: 'Lin Yue',
          idmDataSource: 0,
          idmRuleName: 'No identity check',
          idmWord: 'I know who you are.',
          idmHitTime: DAY_BEGIN,
          anaphoraStatus: 0,
          review: -1,
          sessionId: 's-900',
          canOpenSession: false,
          ruleLevel: 3,
        },
      ],
      total: 1,
      totalIsCapped: false,
    }),
  )
  openDocumented('/console/quality/record?bizTypeId=11&beginDay=20261120&endDay=20261120&ruleId=41&userId=71')
  const row = await screen.findByRole('row', { name: /No identity check/ })
  expect(within(row).getByRole('link', { name: /s-900/ })).toBeVisible()
  expect(row).not.toHaveTextContent(/Severe|Default/)
  expect(screen.queryByRole('combobox', { name: 'Review' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('Lin Yue').length).toBeGreaterThan(1))
})
