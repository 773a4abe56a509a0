import { projectStat, workspace } from '@console/contracts'
import {
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import {
  aWorker,
  getRequestBodies,
  getCard,
  MONITOR_PATH,
  monitorServer,
  NOW,
  stubMonitorBrowser,
} from '../../testing/open-monitor.ts'

const { unknown, offline, online, calling, nonworking, ringing } = workspace.SEAT_STATUS

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

/** Fakes timers too, which also advance by themselves. */
const fakeTimers = () =>
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open({ query = '', ...options }: Partial<RenderOptions> & { query?: string } = {}) {
  const browser = stubMonitorBrowser()
  return { browser, ...renderSubAppPage({ app: projectsApp, path: `${MONITOR_PATH}${query}`, ...options }) }
}
const names = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'))
const pollsOf = (server: ReturnType<typeof monitorServer>) =>
  getRequestBodies(server, workspace.orgUsersByBusiness)
const picturesOf = (server: ReturnType<typeof monitorServer>) =>
  getRequestBodies(server, workspace.monitorPicture)

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible',
    configurable: true,
  })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

describe('the tree', () => {
  test('lists projects with their providers beside the cards, and a click or key picks a provider in the address [LIVE-001, LIVE-002]', async () => {
    const server = monitorServer()
    const { person, router } = open()
    const rows = await screen.findAllByRole('treeitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Winter renewals 1',
      'Lantern',
      'Bookings 2',
      'Lantern',
      'Northgate',
    ])
    expect(await screen.findByRole('list', { name: 'Agents of Lantern' })).toBeVisible()
    await person.click(screen.getByText('Northgate'))
    expect(await screen.findByRole('article', { name: 'Noor Haddad' })).toBeVisible()
    expect(names()).toEqual(['Noor Haddad'])
    expect(router.state.location.search).toBe('?project=4&business=42')
    expect(pollsOf(server)).toEqual([{ bizTypeId: 31 }, { bizTypeId: 42 }])
    screen.getByRole('tree').focus()
    await person.keyboard('{Home}{ArrowDown}{Enter}')
    expect(await screen.findByRole('article', { name: 'Zhou Min' })).toBeVisible()
    expect(router.state.location.search).toBe('?project=3&business=31')
  })

  test('preselects the business of the navigation state, otherwise the first one [LIVE-003, PROJ-032]', async () => {
    const server = monitorServer()
    const { router } = open()
    await screen.findByRole('article', { name: 'Zhou Min' })
    expect(pollsOf(server)).toEqual([{ bizTypeId: 31 }])
    await act(() => router.navigate(MONITOR_PATH, { state: { bizId: 42 } }))
    expect(await screen.findByRole('article', { name: 'Noor Haddad' })).toBeVisible()
    expect(screen.getByRole('treeitem', { selected: true })).toHaveTextContent('Northgate')
    await act(() => router.navigate(MONITOR_PATH, { state: { bizId: 99 } }))
    expect(await screen.findByText('This business cannot be watched')).toBeVisible()
    expect(pollsOf(server)).toHaveLength(2)
  })

  test('is searched by project and provider', async () => {
    monitorServer()
    const { person } = open()
    await person.type(await screen.findByRole('textbox', { name: 'Find a project or provider' }), 'north')
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      'Bookings 2',
      'Northgate',
    ])
  })

  test('without projects is an empty page that polls nothing [LIVE-Q15]', async () => {
    fakeTimers()
    const server = monitorServer({ projects: [] })
    open()
    expect(await screen.findByText('No project has anybody to watch yet')).toBeVisible()
    await pass(30_000)
    expect(server.requests).toEqual([])
  })

  test('that fails says so with Retry, and without permission names the page', async () => {
    monitorServer()
    network.use(mockNetworkError(projectStat.monitor))
    const { person, unmount } = open()
    expect(await screen.findByText('The projects could not be loaded')).toBeVisible()
    monitorServer()
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('article', { name: 'Zhou Min' })).toBeVisible()
    unmount()
    network.use(mockStatus(projectStat.monitor, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Live project monitor')
  })

  test('that loads is an outline with a name', async () => {
    monitorServer()
    network.use(mockPending(projectStat.monitor))
    open()
    expect(await screen.findByRole('status', { name: 'Loading projects' })).toBeVisible()
  })
})

describe('a card', () => {
  test('shows name, organisation, phone, status, hours, and Watch while the worker is online [LIVE-006, LIVE-Q3]', async () => {
    monitorServer()
    open()
    await screen.findByText('1.51 h online')
    expect(screen.getByRole('article', { name: 'Zhou Min' })).toHaveTextContent(
      /^No pictureZhou MinCallingOnlineRenewals team138\*\*\*\*01001\.51 h onlineWatch$/,
    )
    expect(getCard('Ada Brook').getByText('0.01 h online')).toBeVisible()
    const lin = getCard('Lin Tao')
    expect(lin.getByText('- h online')).toBeVisible()
    expect(lin.getByText('Offline')).toBeVisible()
    const watch = lin.getByRole('button', { name: 'Watch Lin Tao' })
    expect(watch).toHaveAttribute('aria-disabled', 'true')
    expect(watch).toHaveAccessibleDescription('Only agents who are online can be watched.')
    expect(getCard('Ada Brook').getByRole('button', { name: 'Watch Ada Brook' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })

  test('in a browser without WebRTC has no live screen, and says why', async () => {
    monitorServer()
    open()
    Reflect.deleteProperty(window, 'RTCPeerConnection')
    const watch = await screen.findByRole('button', { name: 'Watch Zhou Min' })
    expect(watch).toHaveAttribute('aria-disabled', 'true')
    expect(watch).toHaveAccessibleDescription(
      'This browser cannot show a live screen. Use Chrome, Edge, Firefox or Safari.',
    )
  })

  test.each([
    [unknown, 'UnknownOffline'],
    [offline, 'Offline'],
    [online, 'Online'],
    [calling, 'CallingOnline'],
    [nonworking, 'IdleOnline'],
    [ringing, 'RingingOnline'],
    // A status that does not exist yet.
    [9, 'UnknownOffline'],
  ])('of status %i says %s [LIVE-007, LIVE-Q4]', async (status, words) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a later server may send another one
    monitorServer({ workers: { 31: [aWorker(901, 'Zhou Min', status as workspace.SeatStatus)] } })
    open()
    const heading = await screen.findByRole('heading', { name: 'Zhou Min' })
    expect(heading.nextElementSibling).toHaveTextContent(new RegExp(`^${words}$`))
  })

  test('is one of 2 in a row below 768 px, and of 4 from there on [LIVE-005, LIVE-Q6]', async () => {
    monitorServer()
    for (const [width, columns] of [
      [767, 2],
      [768, 4],
      [1440, 4],
    ] as const) {
      setViewportWidth(width)
      const { unmount } = open()
      const grid = await screen.findByRole('list', { name: 'Agents of Lantern' })
      expect(grid.style.gridTemplateColumns).toBe(`repeat(${columns}, minmax(0px, 1fr))`)
      unmount()
    }
  })

  test('stays only while its worker is online, with Watch online only, which is off at first and in the address [LIVE-004, LIVE-Q4]', async () => {
    monitorServer({
      workers: { 31: [aWorker(1, 'A', unknown), aWorker(2, 'B', nonworking), aWorker(3, 'C', offline)] },
    })
    const { person, router } = open()
    await screen.findByRole('article', { name: 'A' })
    const only = screen.getByRole('switch', { name: 'Watch online only' })
    expect(only).not.toBeChecked()
    expect(names()).toEqual(['B', 'A', 'C'])
    expect(screen.getByText('1 of 3 agents online')).toBeVisible()
    await person.click(only)
    expect(names()).toEqual(['B'])
    expect(router.state.location.search).toBe('?online=1')
  })

  test('of somebody who is there comes first, and many offline ones are folded away with their number', async () => {
    const many = Array.from({ length: 8 }, (_, at) => aWorker(10 + at, `Offline ${at}`, offline))
    monitorServer({ workers: { 31: [...many, aWorker(1, 'B', ringing), aWorker(2, 'A', calling)] } })
    const { person } = open()
    await screen.findByRole('article', { name: 'A' })
    expect(names()).toEqual(['A', 'B'])
    expect(screen.getByRole('group', { name: 'View' })).toHaveTextContent(
      '2 of 10 agents onlineCalling 1Ringing 1Offline 8',
    )
    const fold = screen.getByRole('button', { name: 'Show 8 offline' })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await person.click(fold)
    expect(names()).toEqual(['A', 'B', ...many.map(({ user }) => user.name)])
    await person.click(screen.getByRole('button', { name: 'Hide 8 offline' }))
    expect(names()).toEqual(['A', 'B'])
  })

  test('moves not while pointer or focus is among the cards', async () => {
    fakeTimers()
    const server = monitorServer()
    const { person } = open({ query: '?online=1' })
    const card = await screen.findByRole('article', { name: 'Zhou Min' })
    expect(names()).toEqual(['Zhou Min', 'Ada Brook'])
    await person.hover(card)
    server.workers[31] = [aWorker(901, 'Zhou Min', offline), aWorker(902, 'Ada Brook', online)]
    await pass(10_000)
    await waitFor(() => expect(getCard('Zhou Min').getByText('Offline')).toBeVisible())
    expect(names()).toEqual(['Zhou Min', 'Ada Brook'])
    await person.hover(document.body)
    expect(names()).toEqual(['Ada Brook'])
  })
})

describe('the workers', () => {
  test('are read again every 10 s with the three headers, until another business is opened [LIVE-008, LIVE-Q5, LIVE-Q12]', async () => {
    fakeTimers()
    const server = monitorServer()
    const { person } = open()
    await screen.findByRole('article', { name: 'Zhou Min' })
    const [first] = server.requests
    expect(['app', 'version', 'businessTypeId'].map((name) => first?.headers.get(name))).toEqual([
      'web',
      '2.5.0.5000',
      '31',
    ])
    await pass(9000)
    expect(pollsOf(server)).toHaveLength(1)
    await pass(1500)
    expect(pollsOf(server)).toEqual([{ bizTypeId: 31 }, { bizTypeId: 31 }])
    await person.click(screen.getByText('Northgate'))
    await screen.findByRole('article', { name: 'Noor Haddad' })
    await pass(10_500)
    expect(pollsOf(server).slice(2)).toEqual([{ bizTypeId: 42 }, { bizTypeId: 42 }])
  })

  test('are not read by a page that was left, nor in a hidden tab, which catches up at once [LIVE-008]', async () => {
    fakeTimers()
    const server = monitorServer()
    const { unmount } = open()
    await screen.findByRole('article', { name: 'Zhou Min' })
    setHidden(true)
    expect(screen.getByText('Paused')).toBeVisible()
    await pass(60_000)
    expect(pollsOf(server)).toHaveLength(1)
    setHidden(false)
    await waitFor(() => expect(pollsOf(server)).toHaveLength(2))
    unmount()
    await pass(30_000)
    expect(pollsOf(server)).toHaveLength(2)
  })

  test('say how old they are, and turn stale with Retry once answers stay away', async () => {
    fakeTimers()
    const server = monitorServer()
    const { person, container } = open()
    await screen.findByRole('article', { name: 'Zhou Min' })
    expect(screen.getByText(/^Updated \d s ago, next in \d+ s$/)).toBeVisible()
    network.use(mockNetworkError(workspace.orgUsersByBusiness))
    await pass(27_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Not updated since 2026-11-20 16:00:0')
    expect(container.querySelector('[data-stale="true"] [aria-label="Zhou Min"]')).not.toBeNull()
    const after = monitorServer({ workers: server.workers })
    await person.click(screen.getByRole('button', { name: 'Retry now' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(pollsOf(after)).toEqual([{ bizTypeId: 31 }])
  })

  test.each([
    ['suspended', 'The project is suspended'],
    ['ceased', 'The project has ceased'],
  ] as const)(
    'of a project that is %s are not missing: the page says why there are none',
    async (status, title) => {
      const assignments = [{ bizTypeID: 31, tenantName: 'Lantern' }]
      monitorServer({ workers: {}, projects: [{ id: 3, name: 'Winter renewals', status, assignments }] })
      open()
      expect(await screen.findByText(title)).toBeVisible()
      expect(screen.queryByText('Nobody works for this business')).toBeNull()
    },
  )

  test('of a business without any are an empty state that polls nothing [LIVE-Q15]', async () => {
    fakeTimers()
    const server = monitorServer({ workers: {} })
    const { person } = open()
    expect(await screen.findByText('Nobody works for this business')).toBeVisible()
    await pass(30_000)
    expect(pollsOf(server)).toHaveLength(1)
    server.workers[31] = [aWorker(901, 'Zhou Min', online)]
    await person.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('article', { name: 'Zhou Min' })).toBeVisible()
  })

  test('that are all offline are said to be hidden by the filter', async () => {
    monitorServer({ workers: { 31: [aWorker(901, 'Zhou Min', offline)] } })
    const { person } = open({ query: '?online=1' })
    expect(await screen.findByText('Nobody is online')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(names()).toEqual(['Zhou Min'])
  })

  test('that fail, or are not shared, say so on the board, with Retry', async () => {
    monitorServer()
    network.use(mockStatus(workspace.orgUsersByBusiness, 404))
    const { unmount } = open()
    expect(await screen.findByText('Agents of this provider are not shared with you')).toBeVisible()
    expect(screen.getByRole('tree')).toBeVisible()
    unmount()
    network.use(mockNetworkError(workspace.orgUsersByBusiness))
    const { person } = open()
    expect(await screen.findByText('The agents could not be loaded')).toBeVisible()
    monitorServer()
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('article', { name: 'Zhou Min' })).toBeVisible()
  })
})

describe('screenshots', () => {
  test('are requested by room, every 10 s, of online workers whose card is on screen [LIVE-009, LIVE-010, LIVE-011]', async () => {
    fakeTimers()
    const server = monitorServer()
    const { browser } = open()
    await screen.findByRole('article', { name: 'Zhou Min' })
    await pass(1000)
    expect(picturesOf(server)).toEqual([])
    browser.scroll(true, 'Zhou Min')
    await pass(100)
    browser.scroll(false, 'Zhou Min')
    await pass(1000)
    expect(picturesOf(server), 'of a card that was scrolled past').toEqual([])
    browser.scroll(true, 'Zhou Min', 'Lin Tao')
    const picture = await getCard('Zhou Min').findByRole('img', { name: 'Screen of Zhou Min' })
    expect(picture).toHaveAttribute('src', 'blob:console-picture')
    const [shown] = browser.pictures
    expect(shown).toBeInstanceOf(Blob)
    expect(shown).toHaveProperty('type', 'image/jpeg')
    expect(picturesOf(server)).toEqual([{ roomID: 'seat-901' }])
    await pass(9000)
    expect(picturesOf(server)).toHaveLength(1)
    await pass(1500)
    expect(picturesOf(server)).toEqual([{ roomID: 'seat-901' }, { roomID: 'seat-901' }])
    browser.scroll(false, 'Zhou Min')
    await pass(30_000)
    expect(picturesOf(server)).toHaveLength(2)
    expect(getCard('Lin Tao').getByText('No picture')).toBeVisible()
  })
})

test('on a phone the tree opens over the workers, and closes with the choice', async () => {
  setViewportWidth(390)
  monitorServer()
  const { person } = open()
  await screen.findByRole('article', { name: 'Zhou Min' })
  expect(screen.queryByRole('tree')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Winter renewals, Lantern: choose another project' }))
  const tree = within(await screen.findByRole('dialog', { name: 'Projects and providers' }))
  await person.click(await tree.findByText('Northgate'))
  expect(await screen.findByRole('article', { name: 'Noor Haddad' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bookings, Northgate: choose another project' })).toBeVisible()
})

test('the page is Chinese for Chinese readers, and says what of its address is malformed', async () => {
  monitorServer()
  open({ language: 'zh', query: '?online=maybe' })
  const card = await screen.findByRole('article', { name: 'Zhou Min' })
  expect(await within(card).findByText('在线 1.51 小时')).toBeVisible()
  expect(card).toHaveTextContent('通话中在线')
  expect(within(card).getByRole('button', { name: '监看Zhou Min' })).toBeVisible()
  expect(screen.getByRole('switch', { name: '只看在线' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('online=maybe')
})
