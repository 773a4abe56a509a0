import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeOverride, removeOverrides, readOverrides, setOverride } from './registry-override.ts'

beforeEach(() => {
  window.localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  '/console/assets/audit/2.6.0/manifest.json',
  'http://localhost:8091/manifest.json',
  'http://127.0.0.1:8091/manifest.json',
])('%s can override an app and is stored in this browser', (address) => {
  expect(setOverride('audit', address)).toBeNull()
  expect(readOverrides()).toEqual({ audit: address })
})

test.each([
  'https://elsewhere.example/manifest.json',
  '//elsewhere.example/m.json',
  'data:text/json,{}',
  'javascript:1',
  'http://',
])('%s is refused: code of a foreign server is never loaded', (address) => {
  expect(setOverride('audit', address)).toBe('address')
  window.localStorage.setItem('console.subAppOverrides', JSON.stringify({ audit: address }))
  expect(readOverrides()).toEqual({})
})

test.each(['{', 'null', '[]', '3', '{"audit":3,"No Module":"/m.json"}'])(
  'a stored value of %s counts as no overrides',
  (text) => {
    window.localStorage.setItem('console.subAppOverrides', text)
    expect(readOverrides()).toEqual({})
  },
)

test('overrides are removed one by one or all at once', () => {
  setOverride('audit', '/a.json')
  setOverride('labels', '/l.json')
  removeOverride('audit')
  expect(readOverrides()).toEqual({ labels: '/l.json' })
  setOverride('audit', '/a.json')
  removeOverrides()
  expect(readOverrides()).toEqual({})
})

test('a browser without storage has no overrides, and refuses a new one', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(readOverrides()).toEqual({})
  expect(setOverride('audit', '/a.json')).toBe('storage')
  expect(() => removeOverride('audit')).not.toThrow()
})

test('a browser that blocks storage access has no overrides, and refuses a new one', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  expect(readOverrides()).toEqual({})
  expect(setOverride('audit', '/a.json')).toBe('storage')
  expect(() => removeOverride('audit')).not.toThrow()
})

test('an override is not set when the storage is full', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(setOverride('audit', '/a.json')).toBe('storage')
  expect(readOverrides()).toEqual({})
})
