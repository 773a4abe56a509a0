import { expect, test } from 'vitest'
import { subApp } from '../../index.ts'

const name = { en: 'Visits', zh: '来访' }
const panel = { id: 'visits', kind: 'panel', target: 'person', name }
const select = { id: 'grade', kind: 'formField', target: 'person', input: 'select', name }
const option = (value: string) => ({ value, name })

const refusedAt = (contributions: object[], script = 'slots.js'): string[] => {
  const { error } = subApp.slots.safeParse({ script, contributions })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}
const accepts = (...contributions: object[]): boolean => refusedAt(contributions).length === 0

test('an app has thirty contributions at most, and each id once', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...panel, id: `slot-${index}` }))
  expect(accepts(...many(subApp.MAX_CONTRIBUTIONS))).toBe(true)
  expect(accepts(...many(subApp.MAX_CONTRIBUTIONS + 1))).toBe(false)
  expect(accepts()).toBe(false)
  expect(refusedAt([panel, panel])).toEqual(['contributions each once'])
})

test.each([
  ['a', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['Visits', false],
  ['1visits', false],
  ['visits.all', false],
])('the id %s is accepted: %s', (id, isAccepted) => {
  expect(accepts({ ...panel, id })).toBe(isAccepted)
})

test.each([
  ['slots.js', true],
  ['a/b/c/d/e/f.js', true],
  ['a/b/c/d/e/f/g.js', false],
  ['../slots.js', false],
  ['/slots.js', false],
  ['a//slots.js', false],
  ['.hidden.js', false],
  ['https://example.test/slots.js', false],
])('the file %s is accepted: %s', (script, isAccepted) => {
  expect(refusedAt([panel], script).length === 0).toBe(isAccepted)
})

test('a page in a frame is HTML, and as high as a page has room for', () => {
  const framed = (frame: object) =>
    accepts({ ...panel, frame: { file: 'map.html', heightPx: 200, ...frame } })
  expect([framed({}), framed({ file: 'map.js' })]).toEqual([true, false])
  expect([framed({ heightPx: 40 }), framed({ heightPx: 39 })]).toEqual([true, false])
  expect([framed({ heightPx: 800 }), framed({ heightPx: 801 })]).toEqual([true, false])
  // A column is drawn by the console alone.
  expect(accepts({ ...panel, kind: 'column', frame: { file: 'map.html', heightPx: 200 } })).toBe(false)
})

test('a column has a width on both sides of its limits', () => {
  const wide = (widthPx: number) => accepts({ ...panel, kind: 'column', widthPx })
  expect([wide(59), wide(60), wide(240), wide(241), wide(99.5)]).toEqual([false, true, true, false, false])
})

test('a field to select from has options of its own, and no other field has any', () => {
  expect(accepts(select)).toBe(false)
  expect(accepts({ ...select, options: [] })).toBe(false)
  expect(accepts({ ...select, options: [option('a')] })).toBe(true)
  expect(accepts({ ...select, options: [option('a'), option('a')] })).toBe(false)
  expect(accepts({ ...select, input: 'text', options: [option('a')] })).toBe(false)
  expect(accepts({ ...select, input: 'text' })).toBe(true)
  const many = (count: number) => Array.from({ length: count }, (_, index) => option(String(index)))
  expect(accepts({ ...select, options: many(50) })).toBe(true)
  expect(accepts({ ...select, options: many(51) })).toBe(false)
  expect(accepts({ ...select, options: [option('x'.repeat(500))] })).toBe(true)
  expect(accepts({ ...select, options: [option('x'.repeat(501))] })).toBe(false)
})

test('what no kind has is refused where it stands', () => {
  expect(
    refusedAt([
      { ...panel, target: 'session' },
      { ...select, target: 'session', input: 'text' },
    ]),
  ).toEqual([expect.stringMatching(/^contributions\.1\.target /)])
  expect(refusedAt([{ ...panel, colour: 'red' }])).toEqual([expect.stringContaining('contributions.0')])
  expect(refusedAt([{ ...panel, kind: 'popup' }])).toEqual([expect.stringContaining('contributions.0.kind')])
  expect(accepts({ ...panel, name: { en: 'x'.repeat(60), zh: '名' } })).toBe(true)
  expect(accepts({ ...panel, name: { en: 'x'.repeat(61), zh: '名' } })).toBe(false)
  expect(accepts({ ...panel, name: { en: 'x' } })).toBe(false)
})

test('a version asks for fields and events that the console has', () => {
  const asks = (permissions: object) =>
    subApp.addVersion.body.safeParse({
      module: 'crm',
      source: null,
      places: [{ path: '', name }],
      permissions,
    }).success
  expect(asks({ fields: { person: ['name'], session: ['startedAt'] }, topics: ['unreadCount'] })).toBe(true)
  expect(asks({ fields: { person: ['phone'] } })).toBe(false)
  expect(asks({ fields: { company: ['name'] } })).toBe(false)
  expect(asks({ topics: ['everything'] })).toBe(false)
  // The console reads them from the contributions.
  expect(asks({ slots: ['panel.person'] })).toBe(false)
})

test('the place of a contribution has its kind, and where it stands', () => {
  const { contributions } = subApp.slots.parse({
    script: 'slots.js',
    contributions: [
      panel,
      { id: 'card', kind: 'homeCard', home: 'projects', name },
      { id: 'service', kind: 'service', name },
    ],
  })
  expect(contributions.map(subApp.toPlace)).toEqual(['panel.person', 'homeCard.projects', 'service'])
})
