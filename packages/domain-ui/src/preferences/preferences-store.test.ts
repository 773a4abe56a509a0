import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPreferencesStore } from './preferences-store.ts'

afterEach(() => {
  window.localStorage.removeItem('locale')
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('data-theme')
  vi.restoreAllMocks()
})

test.each([
  ['zh', ['en'], 'zh'],
  ['fr', ['zh-CN'], 'zh'],
  ['fr', ['de'], 'en'],
  [null, ['zh-CN'], 'zh'],
] as const)(
  'with %j stored and browser languages %j the language is %s, as in the console [SHELL-076]',
  (stored, codes, language) => {
    if (stored !== null) window.localStorage.setItem('locale', stored)
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(codes)
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    expect(createPreferencesStore(leaving.signal).get().language).toBe(language)
  },
)

test('what the console around a framed page says holds until it says something else [SHELL-076]', () => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const store = createPreferencesStore(leaving.signal)
  store.follow({ language: 'zh', themeMode: 'dark' })
  window.localStorage.setItem('locale', 'en')
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
  expect(store.get()).toMatchObject({ language: 'zh', themeMode: 'dark' })
})

test('a choice in another tab holds here too, and so does clearing the storage [SHELL-076]', () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en'])
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const store = createPreferencesStore(leaving.signal)
  window.localStorage.setItem('locale', 'zh')
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
  expect(store.get().language).toBe('zh')
  window.localStorage.removeItem('locale')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.get().language).toBe('en')
})
