import { projectStat, sessionRecord, type DataOf, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
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
import { ignoredNames } from '../../../testing/ignored-names.ts'
import {
  sampleNames,
  sampleNow,
  sampleSession,
  sampleSessions,
} from '../../../testing/listed-sessions.samples.ts'
import { workApp } from '../../../work-app.ts'

const PATH = '/assistant-console/session'
type ReceivedQuery = ParsedQueryOf<typeof sessionRecord.list>
type Answer = DataOf<typeof sessionRecord.list>

const FULL: Answer = { sessions: sampleSessions(3), total: 45, totalIsCapped: false, anchor: '900_s-100' }
const NONE: Answer = { sessions: [], total: 0, totalIsCapped: false, anchor: null }
/** Whole days of Shanghai, 14 to 20 November. */
const LAST_7_DAYS = {
  beginTime: Date.UTC(2026, 10, 13, 16) / 1000,
  endTime: Date.UTC(2026, 10, 20, 16) / 1000 - 1,
}

/** Newest first; the business of Orchid Calls is that of the sample sessions. */
const PROJECTS: DataOf<typeof projectStat.monitor>['records'] = [
  { id: 4, name: 'Winter hotline', assignments: [{ bizTypeID: 11, tenantName: 'Orchid Calls' }] },
  {
    id: 3,
    name: 'Autumn hotline',
    assignments: [
      { bizTypeID: 11, tenantName: 'Orchid Calls' },
      { bizTypeID: 12, tenantName: 'Peony Service' },
    ],
  },
]

let requests: ReceivedQuery[]
let projects = PROJECTS

function serve(answer: (query: ReceivedQuery) => Answer | Refusal = () => FULL) {
  network.use(
    mockCall(sessionRecord.list, ({ query }) => {
      requests.push(query)
      return answer(query)
    }),
    mockCall(sessionRecord.names, sampleNames),
    mockCall(projectStat.monitor, { records: projects }),
    mockCall(sessionRecord.people, [{ id: 41, name: 'Emma Hale', orgName: 'Renewals team A' }]),
  )
}

function open(query = '', { path = PATH, ...options }: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: workApp, path: `${path}${query}`, ...options })
  const address = () => new URLSearchParams(page.router.state.location.search)
  return { ...page, address }
}

const row = (name: RegExp) => screen.findByRole('row', { name })

beforeEach(() => {
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] })
  requests = []
  projects = PROJECTS
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

describe('the list of sessions', () => {
  test('shows the last 7 days without a time in the address, with the facts of each session', async () => {
    serve(() => ({ ...FULL, sessions: [sampleSession] }))
    open()
    const cells = within(await row(/s-100/)).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2026-11-20 14:26:41',
      's-100',
      'Emma Hale',
      'Renewals team A',
      'Winter renewals',
      '+44 7700 ***123',
      '2',
      '00:12:34',
      'Severe 2Tip 1',
      'Quoted',
      'Yes',
      'Price too high',
    ])
    expect(requests).toEqual([{ ...LAST_7_DAYS, source: -1, pageIndex: 1, pageSize: 20, fromEnd: false }])
    expect(screen.getByText('45 sessions')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Open session s-100' })
    expect(link).toHaveAttribute('href', '/assistant-console/session/s-100?showRules=1')
  })

  test('honours every parameter that links send [STAT-063, DSET-021, VIOL-013, WORK-036]', async () => {
    serve()
    open(
      '?beginTime=1795100000&endTime=1795186399&bizId=11&orgId[]=1&orgId[]=2&userId[]=41&userName=Emma&ruleId=5&labelId=7&source=0',
    )
    await row(/s-100/)
    expect(requests[0]).toEqual({
      beginTime: 1_795_100_000,
      endTime: 1_795_186_399,
      bizId: 11,
      orgId: [1, 2],
      userId: [41],
      ruleId: 5,
      labelId: 7,
      source: 0,
      pageIndex: 1,
      pageSize: 20,
      fromEnd: false,
    })
    const band = screen.getByRole('search')
    for (const text of [
      'Winter renewals',
      '+ 1 ...',
      'Emma Hale',
      'Rude words',
      'Price too high',
      'During the call',
    ])
      expect(await within(band).findByText(text)).toBeInTheDocument()
  })

  test('finds a seat by name without an id in the address, and treats -1 as all sources [WORK-036]', async () => {
    serve()
    open('?userName=Emma%20Hale&source=-1&orgId=2')
    await row(/s-100/)
    expect(requests[0]).toMatchObject({ userName: 'Emma Hale', source: -1, orgId: [2] })
  })

  test('is filtered by the business of the frame, and by a project [PROJ-033, FRAME-003]', async () => {
    serve()
    open('?business_type_id=12&projectId=3', { path: '/assistant-console/embed/project/session' })
    const link = await screen.findByRole('link', { name: 'Open session s-100' })
    expect(requests[0]).toMatchObject({ bizId: 12, projectId: 3 })
    expect(link).toHaveAttribute('href', '/assistant-console/session/s-100?showRules=1&projectId=3')
    expect(screen.getByRole('heading', { name: 'Sessions of the project' })).toBeInTheDocument()
  })

  test('of projects are those of the newest one, by contractor, with the project in the band [PROJ-033]', async () => {
    serve(() => ({ ...FULL, sessions: [sampleSession] }))
    const { person, address } = open('?business_type_id=99', {
      path: '/assistant-console/embed/project/session',
    })
    await row(/s-100 Emma Hale Renewals team A Orchid Calls/)
    expect(requests).toEqual([
      { ...LAST_7_DAYS, projectId: 4, source: -1, pageIndex: 1, pageSize: 20, fromEnd: false },
    ])
    const band = within(screen.getByRole('search'))
    expect(band.getByText('Winter hotline')).toBeInTheDocument()
    expect(band.queryByRole('combobox', { name: 'Business' })).toBeNull()
    await person.click(band.getByRole('combobox', { name: 'Project' }))
    await person.click(await screen.findByTitle('Autumn hotline'))
    await person.click(band.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ projectId: 3 }))
    expect(address().get('projectId')).toBe('3')
    await person.click(band.getByRole('combobox', { name: 'Contractor' }))
    await person.click(await screen.findByTitle('Peony Service'))
    await person.click(band.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ projectId: 3, bizId: 12 }))
    expect(screen.queryByRole('columnheader', { name: 'Contractor' })).toBeNull()
  })

  test('of projects without a project leads to the projects instead of blaming the time [PROJ-033]', async () => {
    projects = []
    serve()
    const { person, services } = open('', { path: '/assistant-console/embed/project/session' })
    services.navigate.mockImplementation(() => {})
    expect(await screen.findByRole('heading', { name: 'No project selected' })).toBeInTheDocument()
    expect(requests).toEqual([])
    await person.click(screen.getByRole('button', { name: 'View projects' }))
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/project/index')
  })

  test('links back to the project only if opened from it, also after filtering [PROJ-034]', async () => {
    serve()
    const path = '/assistant-console/embed/project/session'
    const alone = open('?projectId=3', { path })
    await row(/s-100/)
    expect(screen.queryByRole('button', { name: 'Back to the project' })).toBeNull()
    alone.unmount()
    const { person, address, services } = open('?projectId=3&isChild=true&bizId=11', { path })
    await row(/s-100/)
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ projectId: '3', isChild: 'true' }))
    services.navigate.mockImplementation(() => {})
    await person.click(screen.getByRole('button', { name: 'Back to the project' }))
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/project/3')
  })

  test('without a project links back to all projects, in Chinese too [PROJ-034]', async () => {
    serve()
    const { person, services } = open('?isChild=true', { language: 'zh' })
    services.navigate.mockImplementation(() => {})
    await person.click(await screen.findByRole('button', { name: '返回项目' }))
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/project/index')
  })

  test('has no column of the business while one is chosen', async () => {
    serve()
    const { unmount } = open()
    await row(/s-100/)
    expect(screen.getByRole('columnheader', { name: 'Business' })).toBeInTheDocument()
    unmount()
    open('?bizId=11')
    await row(/s-100/)
    expect(screen.queryByRole('columnheader', { name: 'Business' })).toBeNull()
  })

  test('sends the chosen filters on Inquire, stores them in the address, and Reset clears them', async () => {
    serve()
    const { person, address } = open('?token=t')
    await row(/s-100/)
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Winter renewals'))
    expect(requests).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ bizId: 11 }))
    expect(Object.fromEntries(address())).toEqual({ bizId: '11', token: 't' })
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(Object.fromEntries(address())).toEqual({ token: 't' }))
  })

  test('refetches on Inquire without a change, and leads from a later page to the first', async () => {
    serve()
    const { person, address } = open('?page=2')
    await row(/s-100/)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests.map(({ pageIndex }) => pageIndex)).toEqual([2, 1]))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(requests).toHaveLength(3))
    expect(requests[2]).toEqual(requests[1])
    expect([...address()]).toEqual([])
  })

  test('finds the next page from the one that is shown, the last from the end', async () => {
    serve(() => ({ ...FULL, total: 10_000, totalIsCapped: true }))
    const { person, address } = open()
    await row(/s-100/)
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ pageIndex: 2, anchor: '900_s-100', anchorPage: 1 }),
    )
    expect(Object.fromEntries(address())).toEqual({ page: '2', anchor: '900_s-100', anchorPage: '1' })
    await person.click(screen.getByRole('button', { name: 'Last page' }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ pageIndex: 1, fromEnd: true }))
    expect(requests.at(-1)).not.toHaveProperty('anchor')
  })

  test('names malformed parameters of the address, and ignores them', async () => {
    serve()
    open('?orgId[]=1&orgId[]=x&bizId=11&source=all')
    expect(await ignoredNames()).toEqual(['orgId', 'source'])
    expect(requests[0]).toMatchObject({ bizId: 11, source: -1 })
    expect(requests[0]).not.toHaveProperty('orgId')
  })

  test.each([
    ['page=501&anchor=x&anchorPage=0', ['page', 'anchor', 'anchorPage']],
    ['page=-1&source=3', ['source', 'page']],
    ['bizId[]=11&orgId[0]=1', ['bizId[]', 'orgId[0]']],
    ['endTime=9007199254740991&beginTime=NaN', ['beginTime', 'endTime']],
    [`orgId[]=${Array.from({ length: 10_000 }, (_, at) => at + 1).join('&orgId[]=')}`, ['orgId']],
  ])('never requests what the server would refuse: %.40s', async (query, names) => {
    serve()
    open(`?${query}`)
    expect(await ignoredNames()).toEqual(names)
    await waitFor(() =>
      expect(requests).toEqual([{ ...LAST_7_DAYS, source: -1, pageIndex: 1, fromEnd: false, pageSize: 20 }]),
    )
  })

  test.each([
    ['backwards', '?beginTime=1795190399&endTime=1795017600', 'The end is before the beginning'],
    ['longer than the server takes', '?beginTime=1&endTime=1795017600', 'The time is longer than 31 days'],
  ])(
    'a time that is %s is shown at its field and in the list, without a request',
    async (_what, query, text) => {
      serve()
      const { person } = open(query)
      expect(await screen.findAllByText(text)).toHaveLength(2)
      await person.click(screen.getByRole('button', { name: /Inquire$/ }))
      expect(requests).toEqual([])
      await person.click(screen.getByRole('button', { name: 'Reset' }))
      expect(await row(/s-100/)).toBeInTheDocument()
    },
  )

  test('shows which id of the address is unknown, and offers the list without it', async () => {
    serve(({ bizId }) =>
      bizId === undefined ? FULL : new Refusal(404, 'The business type does not exist.', { status: 404 }),
    )
    const { person } = open('?bizId=99')
    expect(await screen.findByText('The business type does not exist.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Show without these filters' }))
    expect(await row(/s-100/)).toBeInTheDocument()
  })

  test('is cards on a phone, and Chinese in Chinese', async () => {
    setViewportWidth(390)
    serve()
    open('', { language: 'zh' })
    expect(await screen.findByRole('link', { name: '打开会话 s-100' })).toBeInTheDocument()
    expect(screen.getByText('共 45 个会话')).toBeInTheDocument()
  })
})

describe('its states', () => {
  test('loading is a skeleton under the true heads', async () => {
    serve()
    network.use(mockPending(sessionRecord.list))
    open()
    expect(await screen.findByText('Talk time')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('filtered to nothing it offers to remove filters, and without filters it has an empty state', async () => {
    serve(() => NONE)
    const { person, address } = open('?ruleId=5')
    await person.click(await screen.findByRole('button', { name: 'Remove Rule: Rude words' }))
    expect(await screen.findByText('No sessions in the last 7 days')).toBeInTheDocument()
    expect([...address()]).toEqual([])
  })

  test('a page beyond the last offers the first', async () => {
    serve(({ pageIndex }) => (pageIndex === 1 ? FULL : { ...NONE, total: 45 }))
    const { person } = open('?page=9')
    await person.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(await row(/s-100/)).toBeInTheDocument()
  })

  test('a failure can be retried, and there is a no-permission state', async () => {
    serve()
    network.use(mockStatus(sessionRecord.list, 500))
    const { person, unmount } = open()
    expect(await screen.findByText('The sessions could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await row(/s-100/)).toBeInTheDocument()
    unmount()
    serve(() => new Refusal(403, 'No', { status: 403 }))
    open()
    expect(await screen.findByText(/access to “Sessions”/)).toBeInTheDocument()
  })
})
