import { HOUR_MS } from '@console/contracts'
import { shareClockDifference } from '@console/ui/server-time'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { cachedValue } from './cached-value.ts'

const key = { tenantId: 3, userId: 7, name: 'industries' }
const schema = z.array(z.string())
let now = 1_000_000

function cache(otherKey = key, storage: Storage = window.localStorage) {
  return cachedValue(otherKey, schema, { storage, now: () => now })
}

beforeEach(() => {
  now = 1_000_000
})
afterEach(() => {
  vi.useRealTimers()
  shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
  vi.restoreAllMocks()
})

describe('values cached in the browser', () => {
  test('live for 24 hours and are fetched again after that [ERR-041]', () => {
    cache().write(['Banking'])
    now += 86_399_999
    expect(cache().read()).toEqual(['Banking'])
    now += 1
    expect(cache().read()).toBeNull()
  })

  test.each([13, 26])('are neither older nor newer after the clock was set by %i h [ERR-041]', (hours) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const value = cachedValue(key, schema)
    value.write(['Banking'])
    for (const skew of [hours, -hours]) {
      vi.setSystemTime(Date.parse('2026-11-20T12:00:05Z') + skew * HOUR_MS)
      shareClockDifference({ lowMs: -skew * HOUR_MS, highMs: -skew * HOUR_MS })
      expect(value.read()).toEqual(['Banking'])
    }
  })

  test('belong to one person of one tenant', () => {
    cache().write(['Banking'])
    expect(cache({ ...key, userId: 8 }).read()).toBeNull()
    expect(cache({ ...key, tenantId: 4 }).read()).toBeNull()
  })

  test('of another shape, from the future or not JSON count as none', () => {
    const item = 'console.cache.3.7.industries'
    for (const text of [
      'nonsense',
      '{"storedAt":1000000,"value":[1]}',
      '{"storedAt":2000000,"value":["x"]}',
    ]) {
      window.localStorage.setItem(item, text)
      expect(cache().read()).toBeNull()
      expect(window.localStorage.getItem(item)).toBeNull()
    }
  })

  test('cost nothing but the cache when the storage is full', () => {
    const full = {
      getItem: () => null,
      removeItem() {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const write = () => cache(key, full as unknown as Storage).write(['Banking']) // only these three are called
    expect(write).not.toThrow()
  })

  test('are none where the browser refuses its storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const refused = cachedValue(key, schema)
    refused.write(['Banking'])
    expect(refused.read()).toBeNull()
    expect(refused.remove).not.toThrow()
  })

  test('can be deleted', () => {
    cache().write(['Banking'])
    cache().remove()
    expect(cache().read()).toBeNull()
  })
})
