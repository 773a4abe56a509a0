import { quality } from '@console/contracts'
import { drawingIn, mockCall, network, preloadCharts, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  getRequestInputs,
  NOW,
  qualityAnswer,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
/** The 20th of November 2026 in Shanghai. */
const SESSIONS =
  '/assistant-console/session?beginTime=1795104000&endTime=1795190399&bizId=11&orgId[]=5&source=-1'

const lin = { seatId: 71, seatName: 'Lin Yue', orgName: 'Harbour team', violationCount: 9 }
const gao = { seatId: 72, seatName: 'Gao Lei', orgName: 'Banyan team', violationCount: 4 }

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  network.use(
    mockCall(quality.violationData, ({ body }) => {
      note('violationData', body)
      return qualityAnswer
    }),
    mockCall(quality.seatRank, ({ body }) => {
      note('total', body)
      return { rankingData: [lin, gao] }
    }),
    mockCall(quality.seatRankByLevel, ({ body }) => {
      note('level', body)
      const levels = { violationLevelCount0: 1, violationLevelCount1: 0, violationLevelCount2: 1 }
      return {
        rankingData: [
          {
            ...lin,
            violationLevelCount0: 4,
            violationLevelCount1: 3,
            violationLevelCount2: 2,
            violationLevelCount3: 0,
          },
          { ...gao, ...levels, violationLevelCount3: 2 },
        ],
      }
    }),
    mockCall(quality.seatRankByCover, ({ body }) => {
      note('cover', body)
      return {
        rankingData: [
          { ...lin, anaphoraNum: 5, unAnaphoraNum: 3, notNeedAnaphoraNum: 1 },
          { ...gao, anaphoraNum: 0, unAnaphoraNum: 4, notNeedAnaphoraNum: 0 },
        ],
      }
    }),
    mockCall(quality.scenes, ({ query }) => {
      note('scenes', query)
      return [{ id: 21, name: 'Privacy' }]
    }),
    mockCall(quality.violations, ({ body }) => {
      note('violations', body)
      return {
        violationDetail: [
          {
            violationId: 4001,
            sceneName: 'Privacy',
            ruleName: 'No identity check',
            createTime: 1_795_104_061,
            ruleLevel: 3 as const,
            seatId: 71,
            seatName: 'Lin Yue',
            orgName: 'Harbour team',
            sessionId: 's-7',
            chatInfoUrl: 'https://chats.example/read?room=4',
          },
          {
            violationId: 4000,
            sceneName: 'Manner',
            ruleName: 'Speech too fast',
            createTime: 1_795_104_000,
            ruleLevel: 0 as const,
            seatId: 72,
            seatName: 'Gao Lei',
            orgName: 'Banyan team',
            sessionId: null,
          },
        ],
        total: 23,
      }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(query = ONE_DAY) {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/violation${query}` })
}

type Page = ReturnType<typeof open>

const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

async function rowsOf({ person }: Page, name: string) {
  const figure = await screen.findByRole('figure', { name })
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure).getAllByRole('row').map(textsOf)
}

async function openDetail() {
  const page = open()
  await screen.findByRole('figure', { name: 'Agents by violations' })
  expect(getRequestInputs(requested, 'violations')).toEqual([])
  await page.person.click(screen.getByRole('button', { name: 'Details of each violation' }))
  await screen.findByText('2026-11-20 00:01:01')
  return page
}

describe('the charts', () => {
  test('show violations by time step and level, tip first, a level without an item as 0 [QUAL-001, QUAL-002, QUAL-005, QUAL-006]', async () => {
    network.use(
      mockCall(quality.violationData, ({ body }) => {
        requested.push({ call: 'violationData', input: body })
        const { timeList, dataList } = qualityAnswer.qualityLevel
        return { ...qualityAnswer, qualityLevel: { timeList, dataList: dataList.slice(0, 3) } }
      }),
    )
    const page = open()
    expect(await rowsOf(page, 'Violations by level')).toEqual([
      ['Time', 'Tip', 'Light', 'Moderate', 'Severe'],
      ['08:00', '6', '3', '2', '0'],
      ['08:15', '9', '4', '0', '0'],
    ])
    expect(getRequestInputs(requested, 'violationData')).toEqual([QUERY])
    expect(getRequestInputs(requested, 'total')).toEqual([QUERY])
    const { option } = await drawingIn(screen.getByRole('figure', { name: 'Violations by level' }))
    expect(option()['series']).toMatchObject(
      ['Tip', 'Light', 'Moderate', 'Severe'].map((name) => ({ name, type: 'bar', stack: 'all' })),
    )
  })

  test('have the covered ones where the answer has them, and nothing about them where not [QUAL-007]', async () => {
    const covered = { dataList: [{ ruleLevel: 1 as const, qualityDataList: [2, 0] }] }
    network.use(mockCall(quality.violationData, { ...qualityAnswer, completionQualityLevel: covered }))
    const page = open()
    expect(await rowsOf(page, 'Covered violations')).toEqual([
      ['Time', 'Tip', 'Light', 'Moderate', 'Severe'],
      ['08:00', '0', '2', '0', '0'],
      ['08:15', '0', '0', '0', '0'],
    ])
    page.unmount()
    network.use(mockCall(quality.violationData, { ...qualityAnswer, completionQualityLevel: undefined }))
    open()
    await screen.findByRole('figure', { name: 'Violations by level' })
    expect(screen.queryByText('Covered violations')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('rank the rules, and a rule opens its sessions with its id from the list of the company [QUAL-008, QUAL-009, QUAL-027, VIOL-013, VIOL-023]', async () => {
    const page = open()
    expect(await rowsOf(page, 'Rules most violated')).toEqual([
      ['Rule', 'Violations'],
      ['No identity check', '84'],
      ['Speech too fast', '24'],
    ])
    await waitFor(() => expect(getRequestInputs(requested, 'rules')).toEqual([{ tenantId: 3 }]))
    await page.person.click(screen.getByRole('button', { name: 'No identity check' }))
    const [[address] = ['']] = page.services.openLink.mock.calls
    expect(decodeURIComponent(address)).toBe(SESSIONS.replace('&source', '&ruleId=41&source'))
  })

  test('without any data are placeholders [QUAL-010]', async () => {
    const none = { dataList: [{ ruleLevel: 0 as const, qualityDataList: [0, 0] }] }
    network.use(
      mockCall(quality.violationData, {
        qualityRuleResult: { ruleList: [], dataList: [] },
        qualityLevel: { timeList: ['08:00', '08:15'], ...none },
      }),
      mockCall(quality.seatRank, { rankingData: [] }),
    )
    open()
    await waitFor(() => expect(screen.getAllByText('No records')).toHaveLength(3))
    expect(screen.queryByRole('figure')).toBeNull()
  })
})

describe('the rank of seats', () => {
  test('starts with all violations, and a seat opens its sessions [QUAL-011, QUAL-012, QUAL-017]', async () => {
    const page = open()
    expect(await rowsOf(page, 'Agents by violations')).toEqual([
      ['Agent', 'Organisation', 'Violations'],
      ['Lin Yue', 'Harbour team', '9'],
      ['Gao Lei', 'Banyan team', '4'],
    ])
    await page.person.click(screen.getByRole('button', { name: 'Gao Lei' }))
    const [[address] = ['']] = page.services.openLink.mock.calls
    expect(decodeURIComponent(address)).toBe(SESSIONS.replace('&source', '&userId[]=72&source'))
  })

  test('is stacked by level or by cover status, requested when it is chosen [QUAL-012, QUAL-013, QUAL-014, VIOL-021]', async () => {
    const page = open()
    await screen.findByRole('figure', { name: 'Agents by violations' })
    expect(getRequestInputs(requested, 'level')).toEqual([])
    await page.person.click(screen.getByRole('radio', { name: 'By level' }))
    await waitFor(() => expect(getRequestInputs(requested, 'level')).toEqual([QUERY]))
    expect(await rowsOf(page, 'Agents by violations')).toEqual([
      ['Agent', 'Organisation', 'Tip', 'Light', 'Moderate', 'Severe', 'Violations'],
      ['Lin Yue', 'Harbour team', '4', '3', '2', '0', '9'],
      ['Gao Lei', 'Banyan team', '1', '0', '1', '2', '4'],
    ])
    const { option } = await drawingIn(screen.getByRole('figure', { name: 'Agents by violations' }))
    // The axis begins with the last of the rank.
    expect(option()['series']).toMatchObject([
      { name: 'Tip', stack: 'value', data: [1, 4] },
      { name: 'Light', stack: 'value', data: [0, 3] },
      { name: 'Moderate', stack: 'value', data: [1, 2] },
      { name: 'Severe', stack: 'value', data: [2, 0] },
    ])
    await page.person.click(screen.getByRole('radio', { name: 'By cover status' }))
    await waitFor(() => expect(getRequestInputs(requested, 'cover')).toEqual([QUERY]))
    expect(await rowsOf(page, 'Agents by violations')).toEqual([
      ['Agent', 'Organisation', 'Covered', 'Not covered', 'No cover needed', 'Violations'],
      ['Lin Yue', 'Harbour team', '5', '3', '1', '9'],
      ['Gao Lei', 'Banyan team', '0', '4', '0', '4'],
    ])
  })

  test('that is refused says why and with which code, without a toast, and the rest is shown [QUAL-015, QUAL-016, VIOL-022]', async () => {
    network.use(mockCall(quality.seatRank, new Refusal(21_007, 'The ranks are being rebuilt')))
    const page = open()
    const refused = await screen.findByText('The ranks are being rebuilt (code 21007)')
    expect(refused).toHaveAttribute('role', 'alert')
    expect(page.services.toast.error).not.toHaveBeenCalled()
    await screen.findByRole('figure', { name: 'Violations by level' })
    await page.person.click(screen.getByRole('button', { name: 'Details of each violation' }))
    expect(await screen.findByText('2026-11-20 00:01:01')).toBeInTheDocument()
  })

  test('has a slider from 15 seats on, over the 15 with most, whichever way it is ranked [QUAL-018, VIOL-027]', async () => {
    const seats = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...lin,
        seatId: index + 1,
        anaphoraNum: 1,
        unAnaphoraNum: 0,
        notNeedAnaphoraNum: 0,
      }))
    network.use(
      mockCall(quality.seatRank, { rankingData: seats(15) }),
      mockCall(quality.seatRankByCover, { rankingData: seats(16) }),
    )
    const page = open()
    const zoomOf = async () => {
      const { option } = await drawingIn(await screen.findByRole('figure', { name: 'Agents by violations' }))
      return option()['dataZoom']
    }
    expect(await zoomOf()).toMatchObject([{ startValue: 0, endValue: 14 }])
    await page.person.click(screen.getByRole('radio', { name: 'By cover status' }))
    await waitFor(async () => expect(await zoomOf()).toMatchObject([{ startValue: 1, endValue: 15 }]))
    page.unmount()
    network.use(mockCall(quality.seatRank, { rankingData: seats(14) }))
    open()
    expect(await zoomOf()).toEqual([])
  })
})

describe('the table', () => {
  test('has ten violations a page, requested when it is expanded [QUAL-019, QUAL-020, QUAL-024, STAT-059, STAT-060]', async () => {
    await openDetail()
    expect(getRequestInputs(requested, 'violations')).toEqual([{ ...QUERY, pageIndex: 1, pageSize: 10 }])
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Time', 'Scene', 'Rule', 'Level', 'Agent', 'Organisation', 'Session', 'Conversation'])
    expect(within(table).getAllByRole('row').slice(1).map(textsOf)).toEqual([
      [
        '2026-11-20 00:01:01',
        'Privacy',
        'No identity check',
        'Severe',
        'Lin Yue',
        'Harbour team',
        's-7',
        'Open',
      ],
      ['2026-11-20 00:00:00', 'Manner', 'Speech too fast', 'Tip', 'Gao Lei', 'Banyan team', '-', ''],
    ])
  })

  test('opens the conversation with the token of the person, where there is one [QUAL-021, QUAL-022, VIOL-016]', async () => {
    const page = await openDetail()
    // One row of two has the address of its conversation.
    await page.person.click(screen.getByRole('button', { name: /^Open the conversation of/ }))
    expect(page.services.openPlatformLink.mock.calls).toEqual([['https://chats.example/read?room=4', {}]])
    page.services.openPlatformLink.mockResolvedValue(false)
    await page.person.click(screen.getByRole('button', { name: /^Open the conversation of/ }))
    expect(page.services.toast.error).toHaveBeenCalledExactlyOnceWith(
      'The address of the conversation is not one that can be opened.',
    )
  })

  test('opens a session at its violation [QUAL-023, STAT-064, VIOL-012]', async () => {
    await openDetail()
    const link = screen.getByRole('link', { name: 'Session s-7, in a new tab' })
    expect(link).toHaveAttribute('href', '/assistant-console/session/s-7?showRules=1&violationId=4001')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('is narrowed by scene, rule and level, at its first page [QUAL-027, QUAL-028]', async () => {
    const page = await openDetail()
    expect(getRequestInputs(requested, 'scenes')).toEqual([{ bizTypeId: 11 }])
    await page.person.click(screen.getByRole('combobox', { name: 'Scene' }))
    await page.person.click(await screen.findByTitle('Privacy'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'violations').at(-1)).toEqual({
        ...QUERY,
        sceneId: 21,
        pageIndex: 1,
        pageSize: 10,
      }),
    )
    await page.person.click(screen.getByRole('combobox', { name: 'Rule' }))
    await page.person.click(await screen.findByTitle('No identity check'))
    await page.person.click(screen.getByRole('combobox', { name: 'Level' }))
    await page.person.click(await screen.findByTitle('Severe'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'violations').at(-1)).toEqual({
        ...QUERY,
        sceneId: 21,
        ruleId: 41,
        ruleLevel: 3,
        pageIndex: 1,
        pageSize: 10,
      }),
    )
  })
})

test('the scores of the seats are exported through the tray, for the query as inquired [QUAL-025, QUAL-026, VIOL-011]', async () => {
  const page = open()
  await page.person.click(await screen.findByRole('button', { name: /Export scores/ }))
  expect(page.services.startExport.mock.calls).toEqual([
    [{ kind: 'seatQuality', filter: QUERY, format: 'xlsx' }],
  ])
})
