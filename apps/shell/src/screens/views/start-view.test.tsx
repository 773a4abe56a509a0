import { savedView, session } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
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
/** Query for the day in Shanghai, the tenant's zone, when it is still the 24th elsewhere. */
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
const shown = (address: string) => screen.findByText(`audit shows ${address}`)
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
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
    expect(addressBar()).toBe(`${AUDIT}${STARTED}`)
    expect(new Set(outletProbe.searches)).toEqual(new Set([STARTED]))
  })

  test('is in the address that the menu opens, with no entry of the history between', async () => {
    const { person } = await open({ address: HISTORY })
    expect(await shown(HISTORY)).toBeInTheDocument()
    const push = vi.spyOn(window.history, 'pushState')
    const replace = vi.spyOn(window.history, 'replaceState')
    await openFromMenu(person, 'Audit log')
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
    expect(addressBar()).toBe(`${AUDIT}${STARTED}`)
    expect(outletProbe.searches.filter((search) => search !== '' && search !== STARTED)).toEqual([])
    expect(push.mock.calls.map(([, , address]) => address)).toEqual([`${AUDIT}${STARTED}`])
    expect(replace).not.toHaveBeenCalled()
    back()
    expect(await shown(HISTORY)).toBeInTheDocument()
  })

  test('is where the root leads', async () => {
    await open({ address: '/console/' })
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
  })

  test.each([`${AUDIT}?module=user`, `${AUDIT}?page=2`])('does not replace a query: %s', async (address) => {
    await open({ address })
    expect(await shown(address)).toBeInTheDocument()
    navigate(HISTORY)
    expect(await shown(HISTORY)).toBeInTheDocument()
    navigate(address)
    expect(await shown(address)).toBeInTheDocument()
  })

  test('is left by a reset within the page, and does not come back by Back, Forward or a reload', async () => {
    await open()
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
    navigate(AUDIT)
    expect(await shown(AUDIT)).toBeInTheDocument()
    navigate(HISTORY)
    expect(await shown(HISTORY)).toBeInTheDocument()
    back()
    expect(await shown(AUDIT)).toBeInTheDocument()
    back()
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
    await closeConsoles()
    for (const type of ['reload', 'back_forward']) {
      mockNavigationType(type)
      await open()
      expect(await shown(AUDIT)).toBeInTheDocument()
      await closeConsoles()
    }
  })

  test('is that of this page alone, and only a view that is a start', async () => {
    const others = [
      { ...start, isStart: false },
      { ...start, id: 2, path: HISTORY },
    ]
    await open({ views: others })
    expect(await shown(AUDIT)).toBeInTheDocument()
    navigate(HISTORY)
    expect(await shown(HISTORY)).toBeInTheDocument()
  })
})

describe('days before today in an address', () => {
  test('become the days of the tenant’s zone, for anyone who opens it', async () => {
    await open({ address: `${AUDIT}?begin=today-1&end=today&module=today#top`, views: [] })
    expect(await shown(`${AUDIT}?begin=2026-11-24&end=2026-11-25&module=today`)).toBeInTheDocument()
    expect(window.location.hash).toBe('#top')
    navigate(`${AUDIT}?begin=today`)
    expect(await shown(`${AUDIT}?begin=2026-11-25`)).toBeInTheDocument()
  })

  test('stay when they are malformed, and on pages without views', async () => {
    await open({ address: `${AUDIT}?begin=today-x`, views: [] })
    expect(await shown(`${AUDIT}?begin=today-x`)).toBeInTheDocument()
    navigate(`${HISTORY}?begin=today`)
    expect(await shown(`${HISTORY}?begin=today`)).toBeInTheDocument()
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
    const { requests } = await open({ config: { capabilities: ALL_CAPABILITIES }, handlers })
    expect(await shown(`${AUDIT}${STARTED}`)).toBeInTheDocument()
    expect(requests).not.toContain(savedView.list.path)
  })

  test.each([
    ['fails', mockStatus(savedView.list, 500)],
    ['has none', mockStatus(savedView.list, 404)],
  ])('opens the page without a start view where the server %s', async (_, handler) => {
    await open({ handlers: [handler] })
    expect(await shown(AUDIT)).toBeInTheDocument()
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
