import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILE_LIFETIME_MS, saveFile } from './save-file.ts'

const revoked = vi.fn<(url: string) => void>()
const clicked: { name: string; url: string; isAttached: boolean }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  clicked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    clicked.push({ name: this.download, url: this.href, isAttached: this.isConnected })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is saved under its name by a link of the page, which is gone afterwards', () => {
  saveFile('people.csv', new Blob(['name']))
  expect(clicked).toEqual([{ name: 'people.csv', url: 'blob:made', isAttached: true }])
  expect(document.querySelector('a')).toBeNull()
})

test('its content stays readable for a minute, since Safari and Firefox read it after the click', () => {
  saveFile('people.csv', new Blob(['name']))
  vi.advanceTimersByTime(FILE_LIFETIME_MS - 1)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:made')
  expect(FILE_LIFETIME_MS).toBe(60_000)
})
