import type { documents } from '@console/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

beforeEach(() => {
  vi.useFakeTimers()
  queryClient = new QueryClient()
})
afterEach(() => {
  record(entry, { state: 'unmounted' })
  vi.useRealTimers()
})

function render() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(useAfterFirstPage, { wrapper }).result
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** A call of the page, and what answers it. */
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
  // Of the first page only.
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
