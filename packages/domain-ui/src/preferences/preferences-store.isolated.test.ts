import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPreferencesStore } from './preferences-store.ts'

const { loadLanguage } = vi.hoisted(() => ({
  loadLanguage: vi.fn<(language: string) => Promise<void> | null>(() => null),
}))
vi.mock('@console/ui/load-language', () => ({ loadLanguage }))

afterEach(() => {
  window.localStorage.removeItem('locale')
  vi.restoreAllMocks()
})

test('a language whose texts do not arrive is neither shown nor stored, and the next choice tries again [SHELL-076]', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en'])
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const store = createPreferencesStore(leaving.signal)
  loadLanguage.mockReturnValueOnce(Promise.reject(new Error('zh did not arrive')))
  const onFailed = vi.fn<() => void>()
  store.setLanguage('zh', onFailed)
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(store.get().language).toBe('en')
  expect(window.localStorage.getItem('locale')).toBeNull()
  store.setLanguage('zh', onFailed)
  expect(store.get().language).toBe('zh')
  await vi.waitFor(() => expect(window.localStorage.getItem('locale')).toBe('zh'))
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a language that is chosen while another one loads holds [SHELL-076]', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en'])
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const store = createPreferencesStore(leaving.signal)
  const loading = Promise.withResolvers<undefined>()
  loadLanguage.mockReturnValueOnce(loading.promise)
  store.setLanguage('zh')
  store.setLanguage('en')
  loading.resolve(undefined)
  await loading.promise
  await vi.waitFor(() => expect(window.localStorage.getItem('locale')).toBe('en'))
  expect(store.get().language).toBe('en')
})
