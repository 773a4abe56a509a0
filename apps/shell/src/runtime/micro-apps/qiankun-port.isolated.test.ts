import { expect, test, vi } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const evaluated = vi.hoisted(() => ({ with: null as typeof fetch | null }))
vi.mock('qiankun', () => {
  evaluated.with = window.fetch
  return { loadMicroApp: () => undefined }
})

test('qiankun is evaluated with the guarded fetch, and the page gets its own back', async () => {
  const pageFetch = window.fetch
  await import('./qiankun-port.ts')
  expect(evaluated.with).toBe(guardedFetch)
  expect(window.fetch).toBe(pageFetch)
})
