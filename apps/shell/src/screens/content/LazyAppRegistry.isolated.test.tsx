import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveSafeMode } from '../../base/safe-mode.ts'
import { QUIET_MS } from '../../base/when-quiet.ts'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { ShellContext, type Shell } from '../../runtime/context/shell-context.tsx'
import { LazyAppRegistry } from './LazyAppRegistry.tsx'

const { canPrefetch } = vi.hoisted(() => ({ canPrefetch: vi.fn(() => true) }))
vi.mock('../../runtime/micro-apps/prefetch.ts', () => ({ canPrefetch }))
vi.mock('./AppRegistry.tsx', () => ({ AppRegistry: () => <p>list of apps</p> }))

const ordersPage: MenuRoute = {
  path: '/console/apps/orders/*',
  itemId: 'app.orders',
  screen: { kind: 'registeredApp', module: 'orders' },
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  leaveSafeMode()
  window.history.replaceState(null, '', '/')
  canPrefetch.mockReturnValue(true)
  vi.useRealTimers()
})

/** A signed-in frame with a call of its page in flight; the returned function answers it. */
function renderFrame({ routes = [ordersPage], hasApps = true } = {}) {
  const queryClient = new QueryClient()
  const call = Promise.withResolvers<string>()
  void queryClient.query({ queryKey: ['list'], queryFn: async () => call.promise })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the shell is read
  const shell = { routes, client: { has: () => hasApps } } as unknown as Shell
  const { unmount } = render(
    <ShellContext value={shell}>
      <QueryClientProvider client={queryClient}>
        <LazyAppRegistry />
      </QueryClientProvider>
    </ShellContext>,
  )
  return { answer: () => call.resolve('rows'), unmount }
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

const list = () => screen.queryByText('list of apps')

test('the list of apps comes once the calls of the first page are answered and the browser is quiet', async () => {
  const { answer } = renderFrame()
  await pass(QUIET_MS * 2)
  expect(list()).toBeNull()
  answer()
  await pass(QUIET_MS - 100)
  expect(list()).toBeNull()
  await pass(200)
  expect(list()).toBeInTheDocument()
})

test.each([
  ['a menu without apps of other teams', { routes: [] }, () => {}],
  ['a platform without them', { hasApps: false }, () => {}],
  ['a visit without them', {}, () => window.history.replaceState(null, '', '/console/?safe=1')],
  ['a browser that saves data', {}, () => canPrefetch.mockReturnValue(false)],
])('%s requests no list of them', async (_, shell, prepare) => {
  prepare()
  const { answer } = renderFrame(shell)
  answer()
  await pass(QUIET_MS * 2)
  expect(list()).toBeNull()
})
