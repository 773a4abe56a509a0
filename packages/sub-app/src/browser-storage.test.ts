import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored, sharedStorage, tabStorage, writeStored } from './browser-storage.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  writeStored('choice', null)
  vi.restoreAllMocks()
})

test('a value is stored in the browser until it is removed', () => {
  writeStored('choice', 'dark')
  expect(window.localStorage.getItem('choice')).toBe('dark')
  expect(readStored('choice')).toBe('dark')
  writeStored('choice', null)
  expect(window.localStorage.getItem('choice')).toBeNull()
  expect(readStored('choice')).toBeNull()
})

test('a value of the tab is stored in the tab', () => {
  writeStored('choice', 'dark', tabStorage())
  expect(window.sessionStorage.getItem('choice')).toBe('dark')
  expect(readStored('choice', tabStorage())).toBe('dark')
  expect(readStored('choice')).toBeNull()
})

describe.each([
  ['whose getter throws, as with blocked cookies', 'throws'],
  ['that is null, as when it is switched off', 'null'],
])('a storage %s', (_, how) => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const storage = vi.spyOn(window, name, 'get')
      if (how === 'null') {
        // @ts-expect-error -- the type says that every page has one
        storage.mockReturnValue(null)
        continue
      }
      storage.mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
  })

  test('is none, and a value lasts as long as the page', () => {
    expect(sharedStorage()).toBeNull()
    expect(tabStorage()).toBeNull()
    expect(readStored('choice')).toBeNull()
    writeStored('choice', 'dark')
    expect(readStored('choice')).toBe('dark')
    writeStored('choice', null)
    expect(readStored('choice')).toBeNull()
  })
})

test('a storage that refuses its use is none, and a value lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  expect(sharedStorage()).toBeNull()
  expect(tabStorage()).toBeNull()
  writeStored('choice', 'dark')
  expect(readStored('choice')).toBe('dark')
})

test('a full storage keeps no older value, and the new one lasts as long as the page', () => {
  writeStored('choice', 'light')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored('choice', 'dark')
  expect(readStored('choice')).toBe('dark')
  expect(window.localStorage.getItem('choice')).toBeNull()
})
