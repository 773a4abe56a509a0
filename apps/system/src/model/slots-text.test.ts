import { expect, test } from 'vitest'
import { sampleSlots } from '../pages/apps/apps.samples.ts'
import { readSlots, writeSlots } from './slots-text.ts'

/** The sample, with a part of its text replaced. */
const problemOf = (part: string, other: string) => {
  const text = writeSlots(sampleSlots)
  expect(text).toContain(part)
  const read = readSlots(text.replace(part, other))
  if (!('problem' in read)) throw new Error('it is accepted')
  const { line, path, kind, accepted } = read.problem
  return { line, path, kind, accepted, count: read.count }
}

test('what is written is read as it was, and nothing is none', () => {
  expect(readSlots(writeSlots(sampleSlots))).toEqual({ slots: sampleSlots })
  expect(readSlots(writeSlots(null))).toEqual({ slots: null })
  expect(readSlots(' \n ')).toEqual({ slots: null })
})

test('a text that is no JSON is said with its line and column', () => {
  expect(readSlots('{\n  "script" "slots.js"\n}')).toEqual({
    problem: { line: 2, column: 12, path: '', kind: 'noJson', accepted: '' },
    count: 1,
  })
})

test('each problem is said at its line, with the path and what is accepted', () => {
  const [first] = sampleSlots.contributions
  expect(first).toMatchObject({ id: 'age', kind: 'column', target: 'person' })
  expect(problemOf('"target": "person"', '"target": "persons"')).toEqual({
    line: 11,
    path: 'contributions[0].target',
    kind: 'oneOf',
    accepted: 'session, person, project, label',
    count: 1,
  })
  expect(problemOf('"kind": "column"', '"kind": "columns"')).toMatchObject({
    line: 10,
    path: 'contributions[0].kind',
    kind: 'oneOf',
    accepted: expect.stringMatching(/^rowAction, chosenRowsAction, column, /),
  })
  expect(problemOf('"script": "slots.js",', '')).toMatchObject({ line: 1, path: 'script', kind: 'missing' })
  expect(problemOf('"widthPx": 90', '"widthPx": 241')).toMatchObject({
    line: 12,
    path: 'contributions[0].widthPx',
    kind: 'atMost',
    accepted: '240',
  })
  expect(problemOf('"widthPx": 90', '"widthPx": 59')).toMatchObject({ kind: 'atLeast', accepted: '60' })
  expect(problemOf('"widthPx": 90', '"width": 90')).toMatchObject({
    line: 4,
    path: 'contributions[0]',
    kind: 'unknown',
    accepted: 'width',
  })
  expect(problemOf('"id": "grade"', '"id": "age"')).toMatchObject({
    line: 3,
    path: 'contributions',
    kind: 'twice',
  })
  expect(problemOf('"input": "select"', '"input": "text"')).toMatchObject({ kind: 'options' })
  expect(problemOf('"id": "age"', '"id": "Age"')).toMatchObject({ line: 5, kind: 'form' })
  expect(problemOf('"id": "age"', '"id": 5')).toMatchObject({ kind: 'form', accepted: 'string' })
})

test('several problems are counted', () => {
  const text = writeSlots(sampleSlots).replaceAll('"target": "person"', '"target": "nobody"')
  expect(readSlots(text)).toMatchObject({ count: 2 })
})
