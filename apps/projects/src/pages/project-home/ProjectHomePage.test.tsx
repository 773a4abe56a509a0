import {
  businessReference,
  exports,
  project,
  quality,
  seatHand,
  type DataOf,
  type user,
  workspace,
} from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  renderSubAppPage,
  preloadCharts,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { foreignProject, sampleProject } from '../../queries/projects.samples.ts'

beforeAll(preloadCharts, 60_000)

const PATH = '/console/home'
const DAY_SECONDS = 86_400
/** Start of the 24th of October 2026 in Shanghai. */
const FIRST_DAY = Date.UTC(2026, 9, 23, 16) / 1000

const stat: DataOf<typeof project.stat> = {
  total: 1280,
  bizAddition: 12,
  manpowerChange: -7,
  processes: Array.from({ length: project.HOME_DAYS }, (_, day) => ({
    timestamp: FIRST_DAY + day * DAY_SECONDS,
    cnt: 57 + day,
  })),
}

const noProjects: DataOf<typeof project.list> = { records: [], total: 0, totalIsCapped: false }
const none = [
  mockCall(project.list, noProjects),
  mockCall(quality.records, { tableData: [], total: 0, totalIsCapped: false }),
  mockCall(seatHand.list, { records: [], total: 0 }),
  mockCall(exports.list, { jobs: [], broken: [] }),
]

beforeEach(() => {
  network.use(
    mockCall(project.stat, stat),
    mockCall(workspace.setupSteps, { done: [...workspace.SETUP_STEPS] }),
    mockCall(businessReference.industryAll, [{ id: 2, name: 'Banking' }]),
    ...none,
  )
})

function open(query = '', language: 'en' | 'zh' = 'en', user: Partial<user.UserInfo> = {}) {
  return renderSubAppPage({ app: projectsApp, path: `${PATH}${query}`, language, user })
}

const figure = async (name: string) => (await screen.findByText(name)).parentElement

/** The file that the page saves; jsdom follows no links. */
function savedFiles() {
  const saved: { name: string; content: Blob }[] = []
  const contents = new Map<string, Blob>()
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => {
        const address = `blob:${contents.size}`
        contents.set(address, content)
        return address
      },
      revokeObjectURL: () => {},
    }),
  )
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href)
    if (content) saved.push({ name: this.download, content })
  })
  return {
    saved,
    stop: () => {
      vi.unstubAllGlobals()
      follow.mockRestore()
    },
  }
}

describe('the home of projects', () => {
  test('shows three figures [PROJ-043]', async () => {
    open()
    const figures = await figure('All projects')
    await waitFor(() => expect(figures).toHaveTextContent('1,280'))
    expect(await figure('New cooperations')).toHaveTextContent('12')
    expect(await figure('Manpower change')).toHaveTextContent('-7')
  })

  describe('of a new company', () => {
    const steps = () => screen.findByRole('region', { name: /^First steps of/ })
    const serveDone = (...done: workspace.SetupStep[]) =>
      network.use(mockCall(workspace.setupSteps, { done }))

    test('lists the steps to the first seat on the wall, ticked off where done, with a link to each page', async () => {
      serveDone('businesses', 'users')
      const { person, services } = open()
      const list = within(await steps())
      expect(list.getByText(/^2 of 6 done/)).toBeInTheDocument()
      expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Add a business',
        'Build the organisation',
        'Make roles',
        'Add people',
        'Make an agent',
        'Connect your call platform',
      ])
      const ticked = list
        .getAllByRole('listitem')
        .filter((step) => within(step).queryByText('Done:') !== null)
      expect(ticked.map((step) => within(step).getByRole('link').textContent)).toEqual([
        'Add a business',
        'Add people',
      ])
      await person.click(list.getByRole('link', { name: 'Add people' }))
      expect(services.navigate).toHaveBeenCalledWith('/app-tenant-system/system/users')
    })

    test('shows no steps once the ones that a company needs are done', async () => {
      serveDone('businesses', 'organisation', 'users', 'seats')
      const { unmount } = open()
      await steps()
      unmount()
      serveDone('businesses', 'organisation', 'users', 'seats', 'firstStatus')
      open()
      await figure('All projects')
      await waitFor(() => expect(screen.queryByRole('region', { name: /^First steps of/ })).toBeNull())
    })
  })

  test('draws the ongoing projects, one point a day of the company’s zone [PROJ-044]', async () => {
    const { person, services } = open()
    expect(
      await screen.findByRole('img', {
        name: 'Line of the ongoing projects by day: 57 on 2026-10-24, 86 on 2026-11-22.',
      }),
    ).toBeInTheDocument()
    expect(services.loadTier).toHaveBeenCalledWith('charts')
    await person.click(screen.getByRole('button', { name: 'As a table' }))
    const table = screen.getByRole('table', { name: 'Ongoing projects by day' })
    expect(within(table).getAllByRole('row')).toHaveLength(project.HOME_DAYS + 1)
    expect(within(table).getByRole('row', { name: '2026-10-24 57' })).toBeVisible()
    expect(within(table).getByRole('row', { name: '2026-11-22 86' })).toBeVisible()
  })

  test('draws them as one line, with a point for each day [PROJ-044]', async () => {
    // jsdom has no layout, and a chart without size is not drawn.
    const rooms = (['clientWidth', 'clientHeight'] as const).map((side) =>
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600),
    )
    try {
      open()
      const chart = await screen.findByRole('img', { name: /^Line of/ })
      const lines = () =>
        [...chart.querySelectorAll('path')].filter(
          (path) => path.getAttribute('d')?.match(/[ML]/g)?.length === project.HOME_DAYS,
        )
      await waitFor(() => expect(lines()).toHaveLength(1))
    } finally {
      for (const room of rooms) room.mockRestore()
    }
  })

  test('gives the figures of its chart as a file for spreadsheets [PROJ-044]', async () => {
    const { saved, stop } = savedFiles()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Download' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Figures (CSV)' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    stop()
    expect(saved[0]?.name).toBe('Ongoing projects by day.csv')
    const lines = (await saved[0]?.content.text())?.trimEnd().split('\r\n') ?? []
    expect(lines[0]).toBe('"Day","Ongoing projects"')
    expect(lines[1]).toBe('"2026-10-24",57')
    expect(lines).toHaveLength(project.HOME_DAYS + 1)
  })

  test('keeps its figures when the chart fails to load, which can be retried [PROJ-044]', async () => {
    const page = open()
    page.services.loadTier.mockRejectedValueOnce(new Error('/charts.js could not be loaded'))
    expect(await screen.findByText('The chart could not be loaded')).toBeVisible()
    expect(await figure('All projects')).toHaveTextContent('1,280')
    await page.person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('img', { name: /^Line of/ })).toBeInTheDocument()
  })

  test('has skeleton, failed and no-permission states, with Retry and the administrator to contact', async () => {
    network.use(mockPending(project.stat))
    const waiting = open()
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(3)
    waiting.unmount()
    network.use(...none, mockNetworkError(project.stat))
    const failed = open()
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible()
    network.use(mockCall(project.stat, stat))
    await failed.person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await figure('All projects')).toHaveTextContent('1,280')
    failed.unmount()
    network.use(mockStatus(project.stat, 403))
    open('', 'zh')
    expect(await screen.findByRole('alert')).toHaveTextContent('项目首页')
  })

  test('adds a project by the same form, and confirms it [PROJ-045]', async () => {
    const sent: unknown[] = []
    network.use(
      mockCall(project.create, ({ body }) => {
        sent.push(body)
        return { id: 30, code: 'PRJ-20261122-001' }
      }),
    )
    const { person, router, services } = open()
    await person.click(await screen.findByRole('button', { name: 'New project' }))
    const box = await screen.findByRole('dialog')
    expect(router.state.location.search).toBe('?new=1')
    const industry = within(box).getByRole('combobox', { name: 'Industry' })
    await waitFor(() => expect(industry).toHaveFocus())
    await person.click(industry)
    await person.click(await screen.findByTitle('Banking'))
    await person.type(within(box).getByRole('textbox', { name: 'Name' }), 'Spring')
    await person.type(within(box).getByRole('textbox', { name: 'Manpower demand' }), '3')
    await person.click(within(box).getByRole('button', { name: /Create$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The project Spring is created'))
    expect(sent).toEqual([{ industryID: 2, name: 'Spring', manpowerDemand: 3, description: '' }])
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('links to the list [PROJ-045]', async () => {
    network.use(
      mockCall(project.list, { records: [], total: 0, totalIsCapped: false }),
      mockCall(project.overview, { totalCnt: 0, processCnt: 0 }),
    )
    const { person, router } = open()
    const entry = await screen.findByRole('link', { name: 'Project list' })
    expect(entry).toHaveAttribute('href', '/console/project/index')
    await person.click(entry)
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/project/index'))
  })
})

describe('the work that waits', () => {
  const DAY = 86_400
  /** The longest waiting first, as the server has them. */
  const waiting = () => {
    const now = Math.floor(Date.now() / 1000)
    return mockCall(project.list, ({ query }) => {
      const row = { ...sampleProject, pendingApplications: 2, oldestPendingTimestamp: now - 8 * DAY - 60 }
      return {
        records: [row, { ...foreignProject, id: 22 }].slice(0, query['needs'] === 'decision' ? 1 : 2),
        total: 12,
        totalIsCapped: false,
      }
    })
  }
  const violation: DataOf<typeof quality.records>['tableData'][number] = {
    idmId: 900,
    idmChannelId: 'c1',
    clientUser: '190****0001',
    business: 'Winter renewals',
    idmServiceName: 'Lin Yue',
    idmDataSource: quality.DATA_SOURCE.realTime,
    idmRuleName: 'Rude words',
    idmWord: 'shut up',
    idmHitTime: Date.UTC(2026, 10, 21, 6, 30) / 1000,
    anaphoraStatus: quality.ANAPHORA_STATUS.open,
    review: quality.REVIEW.none,
    sessionId: 's1',
    canOpenSession: true,
    ruleLevel: quality.RULE_LEVEL.serious,
  }
  const hand: seatHand.RaisedHand = {
    id: 4,
    version: 0,
    userId: 9,
    userName: 'Zhou Min',
    orgName: 'Claims team',
    raisedAt: Date.UTC(2026, 10, 21, 6, 30) / 1000,
    loweredAt: null,
    call: null,
    question: null,
    state: 'open',
    answer: null,
    handledByName: null,
    handledAt: null,
  }
  const job = (id: number, state: exports.ExportState): exports.ExportJob => ({
    id,
    request: { kind: 'audit', filter: {}, format: 'xlsx' },
    state,
    rowsDone: 0,
    rowsTotal: null,
    reason: null,
    timezone: 'Asia/Shanghai',
    createdAt: 1,
    finishedAt: null,
    fileURL: null,
    fileName: null,
  })
  const card = async (name: string) => screen.findByRole('region', { name })

  test('of the platform begins with the applications to decide, each a link to its project', async () => {
    network.use(waiting(), mockCall(project.overview, { totalCnt: 0, processCnt: 0 }))
    const { person, router } = open('', 'en', { tenantType: 'Receiver' })
    const decisions = await card('Applications to decide')
    const entry = await within(decisions).findByRole('link', { name: 'Spring card activation' })
    expect(entry).toHaveAttribute('href', '/console/project/18')
    expect(decisions).toHaveTextContent('12')
    expect(decisions).toHaveTextContent('2 pending, 8 days')
    const reports = await card('Monthly reports due')
    const due = await within(reports).findByRole('link', { name: 'Spring card activation' })
    expect(due).toHaveAttribute('href', '/console/project/18?report=1')
    expect(reports).toHaveTextContent('Juniper Insurance')
    expect(await within(await card('Gaps in staffing')).findByText('gap 54')).toBeVisible()
    await person.click(within(decisions).getByRole('link', { name: 'View all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?needs=decision'))
  })

  test('has severe violations by their session, raised hands, and exports in the tray', async () => {
    const requested: unknown[] = []
    network.use(
      mockCall(quality.records, ({ body }) => {
        requested.push(body)
        return {
          tableData: [violation, { ...violation, idmId: 901, sessionId: null }],
          total: 5,
          totalIsCapped: false,
        }
      }),
      mockCall(seatHand.list, { records: [hand], total: 71 }),
      mockCall(exports.list, { jobs: [job(1, 'running'), job(2, 'failed'), job(3, 'done')], broken: [] }),
    )
    const { person, services } = open()
    const violations = await card('Severe violations')
    const links = await within(violations).findAllByRole('link', { name: 'Rude words' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/assistant-console/session/s1?showRules=1&violationId=900',
    ])
    expect(violations).toHaveTextContent('Lin Yue 11-21 14:30')
    expect(requested).toMatchObject([{ bizTypeId: 11, ruleLevel: 3, anaphoraStatus: 0 }])
    // All five are in the list of records.
    const all = within(violations)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(all).toContainEqual(
      expect.stringMatching(
        /^\/console\/quality\/record\?bizTypeId=11&beginDay=\d{8}&endDay=\d{8}&ruleLevel=3&anaphoraStatus=0$/,
      ),
    )
    const hands = await card('Raised hands')
    expect(await within(hands).findByRole('link', { name: 'Zhou Min, Claims team' })).toHaveAttribute(
      'href',
      '/console/user-manage/qa-manager',
    )
    expect(hands).toHaveTextContent('71')
    const tray = await card('Exports')
    expect(tray).toHaveTextContent('1 failed')
    await person.click(within(tray).getByRole('button', { name: '1 running' }))
    expect(services.openExports).toHaveBeenCalledOnce()
  })

  test('is only what the person may open', async () => {
    network.use(waiting(), mockCall(seatHand.list, { records: [hand], total: 1 }))
    renderSubAppPage({ app: projectsApp, path: PATH, pages: ['/console/user-manage/qa-manager'] })
    expect(await within(await card('Raised hands')).findByRole('link', { name: /Zhou Min/ })).toBeVisible()
    const section = screen.getByRole('region', { name: 'Waiting for you' })
    const titles = within(section).getAllByRole('heading', { level: 2 })
    // Everybody has exports; without any the card stays, so that nothing below moves.
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Raised hands', 'Exports'])
    expect(within(await card('Exports')).getByText('None.')).toBeVisible()
  })

  test('says that nothing waits when nothing does, and what was looked at', async () => {
    open()
    expect(await screen.findByText('Nothing waits for you')).toBeVisible()
    expect(
      screen.getByText(
        'Looked at: Monthly reports due, Gaps in staffing, Severe violations, Raised hands, and Exports.',
      ),
    ).toBeVisible()
  })

  test('that could not be loaded says so in its card, with Retry, and leaves the others', async () => {
    network.use(waiting(), mockNetworkError(seatHand.list), mockStatus(quality.records, 403))
    const { person } = open()
    const hands = await card('Raised hands')
    expect(await within(hands).findByRole('alert')).toHaveTextContent('Could not be loaded')
    expect(await within(await card('Gaps in staffing')).findByText('gap 54')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Severe violations' })).toBeNull())
    network.use(mockCall(seatHand.list, { records: [hand], total: 1 }))
    await person.click(within(hands).getByRole('button', { name: 'Retry' }))
    expect(await within(hands).findByRole('link', { name: 'Zhou Min, Claims team' })).toBeVisible()
    expect(await figure('All projects')).toHaveTextContent('1,280')
  })

  test('stays when the figures fail', async () => {
    network.use(waiting(), mockNetworkError(project.stat))
    open()
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible()
    expect(await within(await card('Gaps in staffing')).findByText('gap 54')).toBeVisible()
  })
})

test('on a platform with documented calls alone the home has its figures, and waits for none of our calls', async () => {
  network.use(...[project.list, exports.list, seatHand.list].map((call) => mockStatus(call, 404)))
  renderSubAppPage({ app: projectsApp, path: PATH, capabilities: [] })
  expect(await screen.findByText('1,280')).toBeVisible()
  const work = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  expect(await work.findByText(/Nothing/)).toBeVisible()
  expect(work.queryByRole('alert')).not.toBeInTheDocument()
})
