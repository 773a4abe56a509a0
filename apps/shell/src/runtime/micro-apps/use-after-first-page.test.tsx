import type { documents } from '@console/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../../core/session/session-store.ts'
import { ShellContext, type Shell } from '../context/shell-context.tsx'
import { record } from './run-log.ts'
import { DRAWN_AFTER_MS, FIRST_PAGE_LIMIT_MS, useAfterFirstPage } from './use-after-first-page.ts'

const entry: documents.RegistryEntry = {
  module: 'audit',
  entry: '/audit.json',
  routerBase: ['/'],
  data: [],
  defaultRegister: false,
  enabled: true,
}

let queryClient: QueryClient
let session: ReturnType<typeof createSessionStore>

beforeEach(() => {
  vi.useFakeTimers()
  queryClient = new QueryClient()
  session = createSessionStore()
  signIn()
})
afterEach(() => {
  record(entry, { state: 'unmounted' })
  vi.useRealTimers()
})

function signIn(): void {
  session.begin({ token: 'stored-token', validForMs: null }, { isNew: false })
}

function render() {
  const shell = { session } as Shell // nothing else of it is read
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={shell}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ShellContext>
  )
  return renderHook(useAfterFirstPage, { wrapper }).result
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** A call of the page, and the function that answers it. */
function callOfPage() {
  const pending = Promise.withResolvers<string>()
  void queryClient.query({ queryKey: ['list'], queryFn: async () => pending.promise })
  return { answer: () => pending.resolve('rows') }
}

test('what nobody waits for comes once the app is there, its calls are answered and it is drawn', async () => {
  record(entry, { state: 'loading' })
  const isAfter = render()
  await pass(DRAWN_AFTER_MS + 1)
  expect(isAfter.current).toBe(false)
  const call = callOfPage()
  record(entry, { state: 'mounted' })
  await pass(DRAWN_AFTER_MS + 1)
  expect(isAfter.current).toBe(false)
  call.answer()
  await pass(DRAWN_AFTER_MS - 1)
  expect(isAfter.current).toBe(false)
  await pass(1)
  expect(isAfter.current).toBe(true)
  // Only calls of the first page count.
  callOfPage()
  await pass(DRAWN_AFTER_MS)
  expect(isAfter.current).toBe(true)
})

test('a call that is not answered holds it back for three seconds at most', async () => {
  callOfPage()
  const isAfter = render()
  await pass(2999)
  expect(isAfter.current).toBe(false)
  expect(FIRST_PAGE_LIMIT_MS).toBe(3000)
  await pass(1)
  expect(isAfter.current).toBe(true)
})

test('after signing out nothing comes any more', async () => {
  const isAfter = render()
  await pass(DRAWN_AFTER_MS - 1)
  session.endAfterFarewell(60_000)
  await pass(FIRST_PAGE_LIMIT_MS)
  expect(isAfter.current).toBe(false)
})

test('of a page that is retained while its session is over, it comes after the next sign-in', async () => {
  const isAfter = render()
  session.end('expired')
  await pass(FIRST_PAGE_LIMIT_MS)
  expect(isAfter.current).toBe(false)
  signIn()
  await pass(DRAWN_AFTER_MS)
  expect(isAfter.current).toBe(true)
})
