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
