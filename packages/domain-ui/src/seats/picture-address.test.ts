import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPictureAddress, retainPictureAddress } from './picture-address.ts'

const addresses = { created: 0, revoked: [] as string[] }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(addresses, { created: 0, revoked: [] })
  URL.createObjectURL = () => `blob:${(addresses.created += 1)}`
  URL.revokeObjectURL = (address) => void addresses.revoked.push(address)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

test('a picture has one address, however often it is shown', () => {
  const picture = new Blob(['a'])
  const release = retainPictureAddress(picture)
  const releaseOther = retainPictureAddress(picture)
  expect([getPictureAddress(picture), getPictureAddress(picture), addresses.created]).toEqual([
    'blob:1',
    'blob:1',
    1,
  ])
  release()
  vi.advanceTimersByTime(60_000)
  expect(addresses.revoked).toEqual([])
  releaseOther()
  vi.advanceTimersByTime(29_999)
  expect(addresses.revoked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(addresses.revoked).toEqual(['blob:1'])
  expect(getPictureAddress(picture)).toBe('blob:2')
})

test('one that comes back in time keeps its address, and one that nobody ever shows gives it back', () => {
  const [shown, unseen] = [new Blob(['a']), new Blob(['b'])]
  expect([getPictureAddress(shown), getPictureAddress(unseen)]).toEqual(['blob:1', 'blob:2'])
  vi.advanceTimersByTime(20_000)
  retainPictureAddress(shown)()
  vi.advanceTimersByTime(20_000)
  expect(addresses.revoked).toEqual(['blob:2'])
  expect([getPictureAddress(shown), addresses.created]).toEqual(['blob:1', 2])
})

test('one that is read, to be shown in a moment, has as long again', () => {
  const picture = new Blob(['a'])
  getPictureAddress(picture)
  vi.advanceTimersByTime(29_999)
  expect(getPictureAddress(picture)).toBe('blob:1')
  vi.advanceTimersByTime(30_000)
  expect(addresses.revoked).toEqual([])
  const release = retainPictureAddress(picture)
  vi.advanceTimersByTime(60_000)
  expect([addresses.revoked, addresses.created]).toEqual([[], 1])
  release()
  vi.advanceTimersByTime(30_000)
  expect(addresses.revoked).toEqual(['blob:1'])
})
