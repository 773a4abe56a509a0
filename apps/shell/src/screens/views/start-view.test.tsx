import { savedView, session } from '@console/contracts'
import { mockCall, mockPending, mockStatus, testUser } from '@console/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { VIEWS_WAIT_MS } from '../../runtime/views/saved-views.ts'
import {
  addressBar,
  auditEntry,
  closeConsoles,
  inHours,
  openConsole,
  testMenus,
  type OpenOptions,
} from '../../testing/open-console.tsx'
import { outletProbe } from '../../testing/OutletProbe.tsx'

const AUDIT = '/console/msgcenter/audit'
const HISTORY = '/console/msgcenter/history'
const registry = {
  apps: [
    {
      ...auditEntry,
      data: [
        { path: AUDIT, component: 'AuditLogPage', views: { days: ['begin', 'end'], leftOut: ['page'] } },
        { path: HISTORY, component: 'HistoryPage' },
      ],
    },
  ],
}
const start: savedView.SavedView = {
  id: 1,
  path: AUDIT,
  name: 'Last week',
  search: '?module=role&begin=today-6&end=today',
  isStart: true,
}
/** Of the day in Shanghai, the tenant's zone, when it is still the 24th elsewhere. */
const STARTED = '?module=role&begin=2026-11-19&end=2026-11-25'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') })
})
afterEach(async () => {
  await closeConsoles()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(options: OpenOptions & { views?: savedView.SavedView[] } = {}) {
  const { views = [start], handlers = [], ...rest } = options
  return openConsole({ registry, ...rest, handlers: [...handlers, mockCall(savedView.list, { views })] })
}
const isShown = async (address: string) =>
  expect(await screen.findByText(`audit shows ${address}`)).toBeInTheDocument()
const navigate = (to: string) => act(() => outletProbe.navigator?.push(to))
const back = () => act(() => window.history.back())
const openFromMenu = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) =>
  person.click(within(screen.getByRole('complementary')).getByRole('link', { name }))

function mockNavigationType(type: string): void {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

describe('the start view of a page', () => {
  test('is in the address that the browser opened without a query, before the page reads it', async () => {
    await open()
    await isShown(`${AUDIT}${STARTED}`)
    expect(addressBar()).toBe(`${AUDIT}${STARTED}`)
    expect(new Set(outletProbe.searches)).toEqual(new Set([STARTED]))
  })

  test('is in the address that the menu opens, with no entry of the history between', async () => {
    const { person } = await open({ address: HISTORY })
    await isShown(HISTORY)
    const before = window.history.length
    await openFromMenu(person, 'Audit log')
    await isShown(`${AUDIT}${STARTED}`)
    expect(addressBar()).toBe(`${AUDIT}${STARTED}`)
    expect(outletProbe.searches.filter((search) => search !== '' && search !== STARTED)).toEqual([])
    expect(window.history.length).toBe(before + 1)
    back()
    await isShown(HISTORY)
  })

  test('is where the root leads', async () => {
    await open({ address: '/console/' })
    await isShown(`${AUDIT}${STARTED}`)
  })

  test.each([`${AUDIT}?module=user`, `${AUDIT}?page=2`])('does not replace a query: %s', async (address) => {
    await open({ address })
    await isShown(address)
    navigate(HISTORY)
    await isShown(HISTORY)
    navigate(address)
    await isShown(address)
  })

  test('is left by a reset within the page, and does not come back by Back, Forward or a reload', async () => {
    await open()
    await isShown(`${AUDIT}${STARTED}`)
    navigate(AUDIT)
    await isShown(AUDIT)
    navigate(HISTORY)
    await isShown(HISTORY)
    back()
    await isShown(AUDIT)
    back()
    await isShown(`${AUDIT}${STARTED}`)
    await closeConsoles()
    for (const type of ['reload', 'back_forward']) {
      mockNavigationType(type)
      await open()
      await isShown(AUDIT)
      await closeConsoles()
    }
  })

  test('is that of this page alone, and only a view that is a start', async () => {
    const others = [
      { ...start, isStart: false },
      { ...start, id: 2, path: HISTORY },
    ]
    await open({ views: others })
    await isShown(AUDIT)
    navigate(HISTORY)
    await isShown(HISTORY)
  })
})

describe('days before today in an address', () => {
  test('become the days of the tenant’s zone, whoever opens it', async () => {
    await open({ address: `${AUDIT}?begin=today-1&end=today&module=today#top`, views: [] })
    await isShown(`${AUDIT}?begin=2026-11-24&end=2026-11-25&module=today`)
    expect(window.location.hash).toBe('#top')
    navigate(`${AUDIT}?begin=today`)
    await isShown(`${AUDIT}?begin=2026-11-25`)
  })

  test('stay when they are malformed, and on pages without views', async () => {
    await open({ address: `${AUDIT}?begin=today-x`, views: [] })
    await isShown(`${AUDIT}?begin=today-x`)
    navigate(`${HISTORY}?begin=today`)
    await isShown(`${HISTORY}?begin=today`)
  })
})

describe('the start of the console', () => {
  test('gets the views with the one call that brings the rest', async () => {
    const started = {
      expiresAt: inHours(12),
      user: testUser,
      rights: { permissions: [], menuIds: ['logs', 'messages', 'audit'] },
      menu: { menus: testMenus },
      views: [start],
    }
    const handlers = [mockCall(session.start, started), mockStatus(savedView.list, 500)]
    const { requests } = await open({ config: { hasStartCall: true }, handlers })
    await isShown(`${AUDIT}${STARTED}`)
    expect(requests).not.toContain(savedView.list.path)
  })

  test.each([
    ['fails', mockStatus(savedView.list, 500)],
    ['has none', mockStatus(savedView.list, 404)],
  ])('opens the page without a start view where the server %s', async (_, handler) => {
    await open({ handlers: [handler] })
    await isShown(AUDIT)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('does not wait longer than a second for a server that sends the views apart', async () => {
    const wait = vi.spyOn(window, 'setTimeout')
    await open({ handlers: [mockPending(savedView.list)] })
    await vi.waitFor(() => expect(wait.mock.calls.map(([, ms]) => ms)).toContain(VIEWS_WAIT_MS))
    expect(VIEWS_WAIT_MS).toBe(1000)
    expect(await screen.findByText(`audit shows ${AUDIT}`, {}, { timeout: 5000 })).toBeInTheDocument()
  })
})
