import {
  projectReport,
  businessReference,
  project,
  projectEntity,
  type ParsedQueryOf,
} from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { lastDays } from '@console/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { foreignProject, sampleProject } from '../../queries/projects.samples.ts'

const PATH = '/console/project/index'
const DAY_SECONDS = 86_400

let requests: ParsedQueryOf<typeof project.list>[]
let rawQueries: string[]
let rows: projectEntity.ProjectRow[]

beforeEach(() => {
  requests = []
  rawQueries = []
  rows = [sampleProject, foreignProject]
  network.use(
    mockCall(project.list, ({ query, request }) => {
      requests.push(query)
      rawQueries.push(new URL(request.url).search)
      return { records: rows, total: 128, totalIsCapped: false }
    }),
    mockCall(project.overview, { totalCnt: 128, processCnt: 86 }),
    mockCall(project.stat, { total: 128, bizAddition: 12, manpowerChange: 164, processes: [] }),
    mockCall(projectReport.reports, { reports: [] }),
    mockCall(businessReference.industryAll, [
      { id: 1, name: 'Insurance' },
      { id: 2, name: 'Banking' },
    ]),
  )
})
afterEach(() => {
  setViewportWidth(1440)
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: projectsApp, path: `${PATH}${query}`, language })
}

const row = async (name: RegExp) => screen.findByRole('row', { name })
/** The colour of a status's dot as the page's styles have it; jsdom does not compute it for pseudo-elements. */
function dotOf(status: HTMLElement): string | undefined {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes(status.className) && status.matches(selectorText))
    .map(({ style }) => style.getPropertyValue('--dot'))
    .findLast((value) => value !== '')
}

const figure = (name: string) => screen.getByText(name).parentElement

describe('the page', () => {
  test('has figures, filters, a way to a new project and the table [PROJ-001] [PROJ-002]', async () => {
    open()
    expect(await row(/Spring card activation/)).toBeVisible()
    await waitFor(() => expect(figure('All projects')).toHaveTextContent('128'))
    expect(figure('Ongoing')).toHaveTextContent('86')
    await waitFor(() => expect(figure('New cooperations')).toHaveTextContent('12'))
    expect(figure('Manpower change')).toHaveTextContent('+164')
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getByRole('button', { name: 'New project' })).toBeVisible()
  })

  test('leads from the number of contractors to their statistics, of the own projects that somebody works for', async () => {
    rows = [sampleProject, { ...foreignProject, confirmedManpower: 3, contractors: 2 }]
    open()
    const own = within(await row(/Spring card activation/))
    const link = own.getByRole('link', { name: 'Statistics of 7 contractors of Spring card activation' })
    expect(link).toHaveTextContent('7')
    expect(link).toHaveAttribute('href', '/console/statistic/project/user?project=18')
    expect(screen.getAllByRole('link', { name: /Statistics of \d+ contractors?/ })).toHaveLength(1)
  })

  test('sends one query for the address, although it prefetches while its code loads [PROJ-003]', async () => {
    open('?search=card&page=2')
    expect(await row(/Spring card activation/)).toBeVisible()
    expect(requests).toEqual([{ current: 2, size: 10, searchKey: 'card' }])
  })

  test('starts at page 1 with 10 rows, and goes on with 10 [SHELL-097, ERR-036]', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Project ${index + 1}.`)
    network.use(
      mockCall(project.list, ({ query }) => {
        requests.push(query)
        const first = (query.current - 1) * query.size
        const records = names
          .map((name, index) => ({ ...sampleProject, id: index + 1, name }))
          .slice(first, first + query.size)
        return { records, total: names.length, totalIsCapped: false }
      }),
    )
    const { person } = open()
    const shown = async (first: string) => {
      await row(new RegExp(first))
      return screen
        .getAllByRole('row')
        .map(({ textContent }) => names.find((name) => textContent.includes(name)))
        .filter((name) => name !== undefined)
    }
    expect(await shown('Project 1\\.')).toEqual(names.slice(0, 10))
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByText('1–10')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(await shown('Project 21\\.')).toEqual(names.slice(20))
    expect(requests).toEqual([
      { current: 1, size: 10 },
      { current: 3, size: 10 },
    ])
  })

  test('keeps the figures of one call when the other fails, and refetches [PROJ-002]', async () => {
    network.use(mockNetworkError(project.overview))
    const { person } = open()
    const notice = await screen.findByText(/Some of the figures could not be loaded/)
    await waitFor(() => expect(figure('New cooperations')).toHaveTextContent('12'))
    expect(figure('All projects')).toHaveTextContent('-')
    network.use(mockCall(project.overview, { totalCnt: 3, processCnt: 2 }))
    await person.click(within(notice).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(figure('All projects')).toHaveTextContent('3'))
  })

  test('shows a skeleton while the projects load', async () => {
    network.use(mockPending(project.list))
    open()
    expect(await screen.findByRole('region', { name: 'Projects' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('There is no project yet')).toBeNull()
  })

  test('has failed and no-permission states, with Retry and the administrator to contact [PROJ-Q20]', async () => {
    network.use(mockNetworkError(project.list))
    const failed = open()
    expect(await screen.findByText('The projects could not be loaded')).toBeVisible()
    network.use(mockCall(project.list, { records: rows, total: 2, totalIsCapped: false }))
    const panel = screen.getByRole('region', { name: 'Projects' })
    await failed.person.click(within(panel).getByRole('button', { name: 'Retry' }))
    expect(await row(/Spring card activation/)).toBeVisible()
    failed.unmount()
    network.use(mockStatus(project.list, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('“Projects”')
  })

  test('keeps its rows, marked as stale, when a refetch fails', async () => {
    const { person } = open()
    await row(/Spring card activation/)
    network.use(mockNetworkError(project.list))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The projects could not be loaded')
    expect(await row(/Spring card activation/)).toBeVisible()
    network.use(mockCall(project.list, { records: rows, total: 2, totalIsCapped: false }))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('filtered to empty it names the filters, each of which can be removed', async () => {
    network.use(mockCall(project.list, { records: [], total: 0, totalIsCapped: false }))
    const { person, router } = open('?search=spring&status=ceased&needs=report&from=2026-11-02&to=2026-11-03')
    await screen.findByText('No project fits the filters')
    const texts = [
      'Project name or code: spring',
      'Status: Ceased',
      'Needs: Report',
      'Created: 2026-11-02 – 2026-11-03',
    ]
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Remove Needs: Report' }))
    await waitFor(() => expect(screen.queryByText('Needs: Report')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Remove Status: Ceased' }))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?search=spring&from=2026-11-02&to=2026-11-03'),
    )
    await waitFor(() => expect(screen.queryByText('Status: Ceased')).toBeNull())
    await person.click(screen.getByRole('button', { name: /^Remove Created/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?search=spring'))
  })

  test('has states for no projects, for filters that hide all, and for a page beyond the last', async () => {
    network.use(
      mockCall(project.list, ({ query }) => ({
        records: [],
        total: query.status === undefined ? 7 : 0,
        totalIsCapped: false,
      })),
    )
    const { person, router, unmount } = open('?status=ceased')
    expect(await screen.findByText('No project fits the filters')).toBeVisible()
    expect(await screen.findByText(/7 records are hidden/)).toBeVisible()
    const [reset] = screen.getAllByRole('button', { name: 'Reset' })
    if (!reset) throw new Error('there is no Reset')
    await person.click(reset)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(await screen.findByText('This page is empty')).toBeVisible()
    unmount()
    network.use(mockCall(project.list, { records: [], total: 0, totalIsCapped: false }))
    open()
    expect(await screen.findByText('There is no project yet')).toBeVisible()
  })
})

describe('the query', () => {
  test('is the first page without any filter, and nothing else [PROJ-003]', async () => {
    open()
    await row(/Spring/)
    expect(rawQueries).toEqual(['?current=1&size=10'])
  })

  test('follows name, status and page, stored in the address, and a new search starts on page 1 [PROJ-003] [PROJ-004]', async () => {
    const { person, router } = open('?page=3')
    await row(/Spring/)
    expect(requests.at(-1)).toMatchObject({ current: 3 })
    await person.type(screen.getByRole('textbox', { name: 'Project name or code' }), '  续保 ')
    await person.click(screen.getByRole('combobox', { name: 'Status' }))
    await person.click(await screen.findByTitle('Suspended'))
    await person.click(screen.getByRole('combobox', { name: 'Needs' }))
    await person.click(await screen.findByTitle('Manpower'))
    expect(requests).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        current: 1,
        size: 10,
        searchKey: '续保',
        status: 'suspended',
        needs: 'manpower',
      }),
    )
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('续保')
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ current: 2, searchKey: '续保' }))
    expect(router.state.location.search).toContain('page=2')
  })

  test('has no filters after Reset, which also clears text that was not applied', async () => {
    const { person, router } = open('?search=old&status=suspended')
    await row(/Spring/)
    const field = screen.getByRole('textbox', { name: 'Project name or code' })
    await person.type(field, 'er')
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(requests.at(-1)).toEqual({ current: 1, size: 10 }))
    expect(router.state.location.search).toBe('')
    expect(field).toHaveValue('')
    await person.type(field, 'typed')
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(field).toHaveValue('')
  })

  test('converts days of creation in the company’s zone, from first to last second [PROJ-004] [PROJ-Q2]', async () => {
    open('?from=2026-11-02&to=2026-11-03')
    await row(/Spring/)
    expect(requests).toEqual([
      {
        current: 1,
        size: 10,
        startTime: Date.UTC(2026, 10, 1, 16) / 1000,
        endTime: Date.UTC(2026, 10, 3, 16) / 1000 - 1,
      },
    ])
  })

  test('takes days of creation that are picked, on page 1 [PROJ-004] [PROJ-Q2]', async () => {
    const { person, router } = open('?page=3')
    await row(/Spring/)
    fireEvent.mouseDown(screen.getByRole('button', { name: /^Created/ }))
    await person.click(await screen.findByText('Last 7 days'))
    expect(requests).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests).toHaveLength(2))
    const [from, to] = lastDays(7, 'Asia/Shanghai')
    expect(router.state.location.search).toBe(`?from=${from}&to=${to}`)
    const midnight = Date.parse(`${from}T00:00:00+08:00`) / 1000
    expect(requests.at(-1)).toEqual({
      current: 1,
      size: 10,
      startTime: midnight,
      endTime: midnight + 7 * DAY_SECONDS - 1,
    })
  })

  test('can have a larger page size, which starts on page 1', async () => {
    const { person, router } = open('?page=2')
    await row(/Spring/)
    await person.click(screen.getByRole('combobox', { name: 'Rows of a page' }))
    await person.click(await screen.findByTitle('50 / page'))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ current: 1, size: 50 }))
    expect(router.state.location.search).toBe('?size=50')
  })

  test('leaves out malformed parameters, and reports them', async () => {
    const { person, router } = open('?status=asleep&size=7')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“status=asleep”')
    expect(notice).toHaveTextContent('“size=7”')
    await row(/Spring/)
    expect(rawQueries).toEqual(['?current=1&size=10'])
    await person.click(within(notice).getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('a project of the list', () => {
  test('has the facts of the table, as the server sent them [PROJ-008] [PROJ-Q3]', async () => {
    // The gap as sent, not demand less confirmed manpower.
    rows = [{ ...sampleProject, manpowerGap: 60 }]
    open()
    const cells = await row(/Spring card activation/)
    for (const text of [
      'PRJ-20261102-018',
      'Banking',
      'Normal',
      'Assigned',
      '186 / 240',
      'gap 60',
      '7',
      '2026-11-02 00:30:00',
    ]) {
      expect(cells).toHaveTextContent(text)
    }
    expect(within(cells).getByRole('link', { name: 'Spring card activation' })).toBeVisible()
  })

  test('is assigned from the first confirmed person on [PROJ-007]', async () => {
    rows = [
      { ...sampleProject, id: 1, name: 'Nobody', confirmedManpower: 0 },
      { ...sampleProject, id: 2, name: 'Somebody', confirmedManpower: 1 },
    ]
    open()
    expect(within(await row(/Nobody/)).getByText('Unassigned')).toBeVisible()
    expect(within(await row(/Somebody/)).getByText('Assigned')).toBeVisible()
  })

  test('is marked as filled without a gap', async () => {
    rows = [{ ...sampleProject, confirmedManpower: 240, manpowerGap: 0 }]
    open()
    expect(await row(/Spring/)).toHaveTextContent('filled')
  })

  test('has a coloured status: green while ongoing, grey otherwise [PROJ-006] [PROJ-Q1]', async () => {
    rows = projectEntity.PROJECT_STATUSES.map((status, index) => ({
      ...sampleProject,
      id: index + 1,
      status,
    }))
    open('', 'zh')
    await screen.findAllByRole('row', { name: /Spring/ })
    const dots = ['正常', '已暂停', '已终止'].map((text) => dotOf(screen.getByText(text)))
    // The theme's green and grey, which the theme's own test checks.
    expect(dots).toEqual(['var(--online)', 'var(--text-3)', 'var(--text-3)'])
  })

  test('has "-" for an unknown status, and a computed gap when none was sent [PROJ-Q1] [PROJ-Q18]', async () => {
    const { manpowerGap: _gap, ...sent } = sampleProject
    rows = [{ ...sent, status: null }]
    open()
    const cells = await row(/Spring/)
    expect(within(cells).getByText('-')).toBeVisible()
    expect(cells).toHaveTextContent('gap 54')
  })

  test('is marked when applications are pending, and more so when one is overdue', async () => {
    const now = Math.floor(Date.now() / 1000)
    const since = (days: number) => ({
      pendingApplications: 2,
      oldestPendingTimestamp: now - days * DAY_SECONDS - 60,
    })
    rows = [
      { ...sampleProject, id: 1, name: 'Fresh', ...since(2) },
      { ...sampleProject, id: 2, name: 'Old', ...since(5) },
    ]
    open()
    expect(await row(/Fresh/)).toHaveTextContent('2 pending, 2 days')
    expect(await row(/Fresh/)).not.toHaveTextContent('waiting too long')
    expect(await row(/Old/)).toHaveTextContent('2 pending, 5 daysAn application has been waiting too long.')
  })

  test('links to its details, its form and the reports of its owner’s side [PROJ-005] [PROJ-035] [PROJ-036]', async () => {
    const reportRequests: unknown[] = []
    network.use(
      mockCall(projectReport.reports, ({ query }) => {
        reportRequests.push(query)
        return { reports: [] }
      }),
    )
    const { person, router } = open()
    const cells = await row(/Spring card activation/)
    const details = within(cells).getByRole('link', { name: /^Details/ })
    expect(details).toHaveAttribute('href', '/console/project/18')
    await person.click(within(cells).getByRole('button', { name: 'Monthly report, Spring card activation' }))
    await waitFor(() => expect(router.state.location.search).toBe('?report=18'))
    await waitFor(() =>
      expect(reportRequests).toEqual([
        { projectId: 18, type: 'monthly', ownerTenantId: 0, ownerTenantType: 'platform' },
      ]),
    )
    await router.navigate(-1)
    await person.click(within(cells).getByRole('button', { name: 'Update, Spring card activation' }))
    await waitFor(() => expect(router.state.location.search).toBe('?edit=18'))
    expect(await screen.findByText('Update Spring card activation')).toBeInTheDocument()
    await router.navigate(-1)
    await person.click(details)
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/project/18'))
  })

  test('of another company shows its owner and cannot be updated, with the reason, by link too', async () => {
    const { person, router } = open()
    const cells = await row(/冬季家财续保外呼/)
    expect(cells).toHaveTextContent('Juniper Insurance')
    const update = within(cells).getByRole('button', { name: 'Update, 冬季家财续保外呼' })
    expect(update).toHaveAttribute('aria-disabled', 'true')
    expect(update).toHaveAccessibleDescription('Only the company that posted the project can do this.')
    await person.click(update)
    expect(router.state.location.search).toBe('')
    await router.navigate(`${PATH}?edit=22`)
    expect(await screen.findByRole('dialog')).toHaveTextContent('Only the company that posted the project')
  })

  test('of another page is opened by its address, and an unknown one is not found', async () => {
    network.use(
      mockCall(project.detail, ({ query }) =>
        query.id === 99
          ? new Refusal(404, 'Not there.', { status: 404 })
          : {
              ...sampleProject,
              id: 77,
              name: 'Elsewhere',
              assignments: [],
              actor: { isOwner: true, isPlatform: false, isProvider: false, isVerified: true },
            },
      ),
    )
    const known = open('?edit=77')
    expect(await screen.findByText('Update Elsewhere')).toBeInTheDocument()
    known.unmount()
    open('?edit=99')
    expect(await screen.findByText('The project could not be loaded')).toBeInTheDocument()
  })

  test('that the list gets later keeps what was typed in its form [PROJ-016]', async () => {
    const fresh = { ...sampleProject, id: 77, name: 'Elsewhere' }
    network.use(
      mockCall(project.detail, {
        ...fresh,
        assignments: [],
        actor: { isOwner: true, isPlatform: false, isProvider: false, isVerified: true },
      }),
    )
    const { person, queryClient } = open('?edit=77')
    const description = await screen.findByLabelText('Description')
    await person.clear(description)
    await person.type(description, 'Typed')
    rows = [...rows, { ...fresh, version: 9, description: 'Changed meanwhile.' }]
    void queryClient.invalidateQueries()
    expect(await screen.findByRole('button', { name: 'Keep my changes' })).toBeInTheDocument()
    expect(screen.getByLabelText('Description')).toHaveValue('Typed')
  })

  test('is a card with the same facts and actions on a phone, in Chinese too', async () => {
    setViewportWidth(390)
    const { person, router } = open('', 'zh')
    const card = await screen.findByRole('article', { name: 'Spring card activation' })
    expect(screen.getByRole('button', { name: '新建项目' })).toHaveTextContent(/^新建$/)
    for (const text of ['正常', 'PRJ-20261102-018', '186 / 240', '缺口 54', '7 家服务商，2026-11-02']) {
      expect(card).toHaveTextContent(text)
    }
    await person.click(within(card).getByRole('button', { name: '更多操作，Spring card activation' }))
    await person.click(await screen.findByRole('menuitem', { name: '月报' }))
    await waitFor(() => expect(router.state.location.search).toBe('?report=18'))
  })
})
