import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns } from './take-turns.ts'

let drawn: string[]

beforeEach(() => {
  drawn = []
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draw = (name: string): (() => void) => takeTurns(() => drawn.push(name))

/** Advances until the drawing has been painted. */
function paint(): void {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
}

test('of what comes together the first is drawn at once, each other one after the paint of the one before', () => {
  for (const name of ['first', 'second', 'third']) draw(name)
  expect(drawn).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  expect(drawn).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  expect(drawn).toEqual(['first', 'second'])
  paint()
  expect(drawn).toEqual(['first', 'second', 'third'])
  paint()
  draw('later')
  expect(drawn.at(-1)).toBe('later')
})

test('what was withdrawn is not drawn, and nothing waits for it', () => {
  draw('first')
  const withdraw = draw('second')
  draw('third')
  withdraw()
  paint()
  expect(drawn).toEqual(['first', 'third'])
  withdraw()
  paint()
  expect(vi.getTimerCount()).toBe(0)
})

test('a hidden page, which is never painted, draws all', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const name of ['first', 'second']) draw(name)
  expect(drawn).toEqual(['first', 'second'])
})
