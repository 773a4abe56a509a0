import {
  project,
  projectApplication,
  projectReport,
  projectStat,
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
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { sampleAssignment, sampleProject, sampleWorkers } from './assignment.samples.ts'

const PATH = '/console/project/42/assign/77'
const PROVIDER = { isOwner: false, isPlatform: false, isProvider: true, isVerified: true }

let workerRequests: ParsedQueryOf<typeof projectStat.workers>[]
let reportRequests: ParsedQueryOf<typeof projectReport.reports>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') })
  workerRequests = []
  reportRequests = []
  network.use(
    mockCall(project.detail, sampleProject),
    mockCall(projectReport.reports, ({ query }) => {
      reportRequests.push(query)
      return { reports: [] }
    }),
    mockCall(projectStat.workers, ({ query }) => {
      workerRequests.push(query)
      return { records: sampleWorkers, totalCnt: 22 }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

const open = (query = '', how: Omit<RenderOptions, 'app' | 'path'> = {}) =>
  renderSubAppPage({ app: projectsApp, path: `${PATH}${query}`, ...how })

/** The value beside its name. */
function factOf(part: HTMLElement, name: string): string {
  return within(part).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
}

describe('a contractor of a project', () => {
  test('has two tabs, project and workers, stored in the address and reachable by arrow keys [PROJ-030]', async () => {
    const { person, router } = open()
    expect(await screen.findByRole('heading', { name: /Lantern Services/ })).toBeVisible()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Project', 'Agents'])
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    tabs[0]?.focus()
    await person.keyboard('{ArrowRight}')
    expect(router.state.location.search).toBe('?tab=personal')
    expect(screen.getByRole('tab', { name: 'Agents' })).toHaveFocus()
    expect(await screen.findByRole('row', { name: /周敏/ })).toBeVisible()
    await person.click(screen.getByRole('tab', { name: 'Project' }))
    expect(router.state.location.search).toBe('')
  })

  test('shows the project, its assignment and its reports as a contractor [PROJ-030, PROJ-036, PROJ-Q12]', async () => {
    open()
    const theProject = await screen.findByRole('region', { name: 'Project' })
    expect(factOf(theProject, 'Code')).toBe('PRJ-20260901-003')
    expect(factOf(theProject, 'Industry')).toBe('Telecommunications')
    expect(factOf(theProject, 'Manpower demand')).toBe('240')
    expect(factOf(theProject, 'Confirmed, all contractors')).toBe('186')
    expect(factOf(theProject, 'Gap')).toBe('54')
    expect(factOf(theProject, 'Created')).toBe('2026-08-29 18:40:00')
    const facts = screen.getByRole('region', { name: 'Assignment' })
    expect(factOf(facts, 'Manpower offered')).toBe('80')
    expect(factOf(facts, 'Manpower assigned')).toBe('60')
    expect(factOf(facts, 'Confirmed manpower')).toBe('42')
    expect(factOf(facts, 'Assignment status')).toBe('Partially confirmed')
    expect(factOf(facts, 'Application')).toBe('Passed')
    expect(factOf(facts, 'Contact person')).toBe('Lin Yue')
    expect(factOf(facts, 'What they offer')).toContain('Sixty seats')
    expect(within(facts).getByRole('link', { name: 'Licence.pdf' })).toHaveAttribute(
      'href',
      '/api/files/licence?key=c',
    )
    await waitFor(() =>
      expect(reportRequests).toEqual([
        { projectId: 42, type: 'monthly', ownerTenantId: 21, ownerTenantType: 'contractor' },
      ]),
    )
  })

  test('computes the gap of a project that was sent without one [PROJ-Q18]', async () => {
    const { manpowerGap: _gap, ...sent } = sampleProject
    network.use(mockCall(project.detail, { ...sent, confirmedManpower: 200 }))
    open()
    expect(factOf(await screen.findByRole('region', { name: 'Project' }), 'Gap')).toBe('40')
  })

  test('sees only its own part, not the figures of all contractors', async () => {
    const own = { ...sampleProject, isOwner: false, confirmedManpower: 42, manpowerGap: 198, actor: PROVIDER }
    network.use(mockCall(project.detail, own))
    open('', { user: { tenantId: 21 } })
    const theProject = await screen.findByRole('region', { name: 'Project' })
    expect(factOf(theProject, 'Manpower demand')).toBe('240')
    for (const name of ['Confirmed, all contractors', 'Gap'])
      expect(within(theProject).queryByText(name)).toBeNull()
    expect(factOf(screen.getByRole('region', { name: 'Assignment' }), 'Confirmed manpower')).toBe('42')
  })

  test('that has not passed shows nothing that depends on the verdict', async () => {
    const pending = {
      ...sampleAssignment,
      applicationStatus: 'pending',
      status: null,
      manpowerAssigned: 0,
      confirmedManpower: 0,
      reviewRemark: null,
      reviewTimestamp: null,
      attachments: [],
    } as const
    network.use(
      mockCall(project.detail, { ...sampleProject, assignments: [{ ...pending, attachments: [] }] }),
    )
    open()
    const facts = await screen.findByRole('region', { name: 'Assignment' })
    for (const name of [
      'Manpower assigned',
      'Confirmed manpower',
      'Assignment status',
      'Reviewed',
      'Attachments',
    ])
      expect(factOf(facts, name)).toBe('-')
    expect(factOf(facts, 'Application')).toBe('Pending')
  })

  test('is the only one that can file its reports', async () => {
    const owners = open()
    const button = await screen.findByRole('button', { name: /File a report/ })
    expect(button).toHaveAccessibleDescription('The contractor files its own reports.')
    owners.unmount()
    network.use(mockCall(project.detail, { ...sampleProject, isOwner: false, actor: PROVIDER }))
    open('', { user: { tenantId: 21 } })
    expect(await screen.findByRole('button', { name: /File a report/ })).not.toHaveAttribute('aria-disabled')
  })

  test('leads back to the reader’s page of the project', async () => {
    const owners = open()
    await screen.findByRole('heading', { name: 'Lantern Services' })
    const name = 'Broadband renewals'
    expect(owners.services.namePage).toHaveBeenLastCalledWith({
      name: 'Lantern Services',
      above: [{ path: '/console/project/index' }, { path: '/console/project/42', name }],
    })
    owners.unmount()
    network.use(mockCall(project.detail, { ...sampleProject, isOwner: false, actor: PROVIDER }))
    const { services } = open('', { user: { tenantId: 21 } })
    await screen.findByRole('heading', { name: 'Lantern Services' })
    expect(services.namePage).toHaveBeenLastCalledWith({
      name: 'Lantern Services',
      above: [{ path: '/console/project/sp-accepted' }, { path: '/console/project/sp-detail/42', name }],
    })
  })

  test('has loading, failed, not-found and no-permission states, with Retry', async () => {
    network.use(mockPending(project.detail))
    const loading = open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
    loading.unmount()
    network.use(mockNetworkError(project.detail))
    const failed = open()
    expect(await screen.findByText('The contractor could not be loaded')).toBeVisible()
    network.use(mockCall(project.detail, { ...sampleProject, assignments: [] }))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByText('This company is no contractor of the project')).toBeVisible()
    await failed.person.click(screen.getByRole('button', { name: 'Back to the project' }))
    expect(failed.router.state.location.pathname).toBe('/console/project/42')
    failed.unmount()
    network.use(mockStatus(project.detail, 403))
    const forbidden = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Contractor')
    forbidden.unmount()
    renderSubAppPage({ app: projectsApp, path: '/console/project/42/assign/none' })
    expect(await screen.findByText('Page not found')).toBeVisible()
  })

  test('of a business that has not applied leads a provider back to its own page of the project', async () => {
    const others = { ...sampleProject, isOwner: false, actor: PROVIDER, assignments: [] }
    network.use(mockCall(project.detail, others), mockPending(projectApplication.providerDetail))
    const { person, router } = open('', { user: { tenantId: 21 } })
    await person.click(await screen.findByRole('button', { name: 'Back to the project' }))
    expect(router.state.location.pathname).toBe('/console/project/sp-detail/42')
  })

  test.each([
    ['en', 'Contractor not found', 'Back home'],
    ['zh', '未找到该服务商', '返回首页'],
  ] as const)('of an unknown project, or of another company, is not found, in %s', async (...given) => {
    const [language, title, back] = given
    network.use(mockCall(project.detail, new Refusal(404, 'Not there.', { status: 404 })))
    const { person, services } = open('', { language })
    expect(await screen.findByText(title)).toBeVisible()
    // A retry would return the same.
    expect(screen.queryByRole('button', { name: /Retry|重\s?试/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: new RegExp(back) }))
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/')
  })
})

describe('the workers', () => {
  test('are listed with name, organisation, masked phone, status and hours of two decimals [PROJ-031, PROJ-Q11]', async () => {
    open('?tab=personal')
    const row = await screen.findByRole('row', { name: /周敏/ })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Organisation',
      'Phone',
      'Status',
      'Online (h)',
    ])
    const cells = (of: HTMLElement) =>
      within(of)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(row)).toEqual(['周敏', 'Renewals team', '138****0100', 'Online', '1.51'])
    expect(cells(screen.getByRole('row', { name: /Ada Brook/ }))).toEqual([
      'Ada Brook',
      '-',
      '-',
      'Offline',
      '0.00',
    ])
    expect(workerRequests).toEqual([{ bizTypeId: 77, projectId: 42, pageIndex: 1, pageSize: 10 }])
    expect(screen.getByText('22 agents')).toBeVisible()
  })

  test('are paged and narrowed to the last days of the company, all in the address [PROJ-031]', async () => {
    const { person, router } = open('?tab=personal')
    await screen.findByRole('row', { name: /周敏/ })
    await person.click(screen.getByRole('button', { name: /2/ }))
    await waitFor(() => expect(workerRequests.at(-1)).toMatchObject({ pageIndex: 2 }))
    expect(router.state.location.search).toBe('?tab=personal&page=2')
    await person.click(screen.getByText('Last 7 days'))
    await waitFor(() =>
      expect(workerRequests.at(-1)).toEqual({
        bizTypeId: 77,
        projectId: 42,
        pageIndex: 1,
        pageSize: 10,
        beginDay: '20261114',
        endDay: '20261120',
      }),
    )
    expect(router.state.location.search).toBe('?tab=personal&range=last7')
  })

  test('are of the days of the contractor, whose zone is named where it is another', async () => {
    // The 21st in Shanghai, and still the 20th in London.
    vi.setSystemTime(new Date('2026-11-20T20:00:00Z'))
    const assignments = [{ ...sampleAssignment, timezone: 'Europe/London' }]
    network.use(mockCall(project.detail, { ...sampleProject, assignments }))
    open('?tab=personal&range=today')
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Days of Europe/London, where the contractors work',
    )
    await waitFor(() =>
      expect(workerRequests.at(-1)).toMatchObject({ beginDay: '20261120', endDay: '20261120' }),
    )
  })

  test('link to live monitoring, and pass their business on [PROJ-032]', async () => {
    network.use(mockCall(projectStat.monitor, { records: [] }))
    const { person, router } = open('?tab=personal')
    await person.click(await screen.findByRole('button', { name: 'Live monitoring' }))
    const { pathname, search, state } = router.state.location
    expect([pathname, search, state]).toEqual(['/console/project/monitor', '', { bizId: 77 }])
    expect(await screen.findByText('No project has anybody to watch yet')).toBeVisible()
  })

  test('link to no live monitoring whose role does not include it', async () => {
    const { person, router } = open('?tab=personal', { pages: [] })
    const button = await screen.findByRole('button', { name: 'Live monitoring' })
    expect(button).toHaveAccessibleDescription('Your role does not include live monitoring.')
    await person.click(button)
    expect(router.state.location.pathname).toBe(PATH)
  })

  test('have an empty state for the days, the page, or the project', async () => {
    network.use(mockCall(projectStat.workers, { records: [], totalCnt: 0 }))
    const filtered = open('?tab=personal&range=today')
    expect(await screen.findByText('Nobody worked in these days')).toBeVisible()
    await filtered.person.click(screen.getByRole('button', { name: /^Reset/ }))
    expect(filtered.router.state.location.search).toBe('?tab=personal')
    expect(await screen.findByText('Nobody works for this project yet')).toBeVisible()
    filtered.unmount()
    network.use(mockCall(projectStat.workers, { records: [], totalCnt: 22 }))
    const behind = open('?tab=personal&page=9')
    await behind.person.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(behind.router.state.location.search).toBe('?tab=personal')
  })

  test('are absent before the work starts, and not shared with the platform', async () => {
    network.use(mockStatus(projectStat.workers, 404))
    const owners = open('?tab=personal')
    expect(await screen.findByText('Nobody works for this project yet')).toBeVisible()
    owners.unmount()
    const actor = { ...PROVIDER, isProvider: false, isPlatform: true }
    network.use(mockCall(project.detail, { ...sampleProject, isOwner: false, actor }))
    open('?tab=personal')
    expect(await screen.findByText('Agents of this contractor are not shared with you')).toBeVisible()
  })

  test('have failed and no-permission states, with Retry', async () => {
    network.use(mockNetworkError(projectStat.workers))
    const failed = open('?tab=personal')
    expect(await screen.findByText('The agents could not be loaded')).toBeVisible()
    network.use(mockCall(projectStat.workers, { records: sampleWorkers, totalCnt: 2 }))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('row', { name: /周敏/ })).toBeVisible()
    failed.unmount()
    network.use(mockStatus(projectStat.workers, 403))
    open('?tab=personal')
    expect(await screen.findByRole('alert')).toHaveTextContent('Contractor')
  })

  test('are cards on a phone, in Chinese too, and a malformed address is reported', async () => {
    setViewportWidth(390)
    open('?tab=personal&page=x', { language: 'zh' })
    const list = await screen.findByRole('list', { name: '坐席' })
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      '周敏在线Renewals team · 138****0100在线 1.51 小时',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('page=x')
  })
})
