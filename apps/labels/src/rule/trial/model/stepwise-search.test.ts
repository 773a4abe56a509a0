import { expect, test } from 'vitest'
import { stepwiseSearch, StepOver, TooCostlyToTry } from './stepwise-search.ts'

/** A clock that advances by `stepMs` each time it is read. */
function clockOf(stepMs: number): () => number {
  let at = 0
  return () => (at += stepMs)
}
function searchOf(stepMs: number, pattern: string) {
  const steps = stepwiseSearch(clockOf(stepMs))
  const { regex } = steps.compile(pattern)
  if (regex === null) throw new Error(`${pattern} is wrong.`)
  return { steps, regex }
}

test('expressions find what those of the engine find, and a wrong one has its problem', () => {
  const { regex } = searchOf(0, 'b+|(?i)refund')
  expect(regex.findIn('abb REFUND b')).toEqual([
    { begin: 1, end: 3 },
    { begin: 4, end: 10 },
    { begin: 11, end: 12 },
  ])
  expect([regex.isFoundIn('abb'), regex.isFoundIn('c'), regex.findIn('c')]).toEqual([true, false, []])
  expect(stepwiseSearch().compile('(a').problem?.message).toBe('missing closing )')
})

test('after 25 ms a step is over, and the next one goes on where it was', () => {
  const texts = ['a1', 'a2', 'a3', 'a4']
  const { steps, regex } = searchOf(10, String.raw`a\d`)
  const tryAll = () => {
    steps.begin()
    return texts.map((text) => regex.isFoundIn(text))
  }
  expect(tryAll).toThrow(StepOver)
  expect(tryAll()).toEqual([true, true, true, true])
})

test('however slow a page is, each step has a search', () => {
  const { steps, regex } = searchOf(1000, 'a+')
  steps.begin()
  expect(regex.isFoundIn('aa')).toBe(true)
  expect(() => regex.isFoundIn('a')).toThrow(StepOver)
})

test('a search of a million states by characters is done, one of more is too costly', () => {
  const { steps, regex } = searchOf(0, '[ab]{1000}')
  steps.begin()
  expect(regex.isFoundIn('a'.repeat(1000))).toBe(true)
  const tooDear = () => regex.isFoundIn('a'.repeat(1001))
  expect(tooDear).toThrow(TooCostlyToTry)
  expect(tooDear).toThrow(expect.objectContaining({ states: 1000, characters: 1001 }))
})
