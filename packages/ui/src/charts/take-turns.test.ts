import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns } from './take-turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('of what comes together the first is drawn at once, each other one after a paint', () => {
  const drawn: string[] = []
  for (const name of ['first', 'second', 'third']) takeTurns(() => drawn.push(name))
  expect(drawn).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(drawn).toEqual(['first', 'second'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(drawn).toEqual(['first', 'second', 'third'])
  vi.runAllTimers()
  takeTurns(() => drawn.push('later'))
  expect(drawn.at(-1)).toBe('later')
  vi.runAllTimers()
})

test('a hidden page, which is never painted, draws all', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const drawn: string[] = []
  for (const name of ['first', 'second']) takeTurns(() => drawn.push(name))
  vi.advanceTimersByTime(1)
  expect(drawn).toEqual(['first', 'second'])
  vi.runAllTimers()
})
