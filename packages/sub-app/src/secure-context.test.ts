import { afterEach, expect, test, vi } from 'vitest'
import { newUuid, tabLocks } from './secure-context.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('over plain http an id is a random UUID, as calls require them', () => {
  const whole = crypto
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes) })
  const ids = Array.from({ length: 50 }, newUuid)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(50)
})

test('over plain http tabs have no locks', () => {
  vi.stubGlobal('navigator', {})
  expect(tabLocks()).toBeNull()
})
