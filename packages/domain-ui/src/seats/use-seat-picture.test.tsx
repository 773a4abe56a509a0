import { HttpClientProvider, type HttpClient } from '@console/sub-app'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSeatPicture } from './use-seat-picture.ts'

const sendForFile = vi.fn(async () => ({ content: new Blob([]), name: null }))
const queryClient = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  sendForFile.mockClear()
})

function wrapper({ children }: { children: ReactNode }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook uses nothing else of it
  const client = { sendForFile } as unknown as HttpClient
  return (
    <HttpClientProvider client={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HttpClientProvider>
  )
}

const showPicture = () =>
  renderHook(() => useSeatPicture({ roomID: 'room-1', activeSinceMs: 0, isEnabled: true }), { wrapper })

test('a card that is scrolled past within 120 ms requests no picture, one that stays does [WORK-020]', async () => {
  const passed = showPicture()
  await vi.advanceTimersByTimeAsync(119)
  passed.unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sendForFile).not.toHaveBeenCalled()
  const stays = showPicture()
  await vi.advanceTimersByTimeAsync(120)
  expect(sendForFile).toHaveBeenCalledOnce()
  stays.unmount()
})
