import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch, writeSearch } from './read-search.ts'
import {
  dayField,
  flagField,
  idField,
  intField,
  oneOfField,
  textField,
  type SearchField,
} from './search-fields.ts'

const shape = {
  page: intField({ fallback: 1, min: 1, max: 500 }),
  bizTypeId: idField(),
  module: textField(/^[a-z.]{1,64}$/),
  view: oneOfField(['changes', 'sides'], 'changes'),
  from: dayField(),
  fromEnd: flagField(),
}
const seats: SearchField<readonly number[]> = {
  fallback: [],
  parse: () => null,
  format: () => null,
  list: {
    parse: (texts) => (texts.every((text) => /^\d$/.test(text)) ? texts.map(Number) : null),
    format: (ids) => ids.map(String),
  },
}
const read = (query: string) => readSearch(shape, new URLSearchParams(query))

describe('state in the address', () => {
  test('is read field by field, with defaults for missing parameters', () => {
    expect(read('page=3&bizTypeId=12&from=2026-11-14&view=sides&fromEnd=1')).toEqual({
      search: { page: 3, bizTypeId: 12, module: null, view: 'sides', from: '2026-11-14', fromEnd: true },
      problems: [],
    })
  })

  test.each([
    ['page=0', 'page', 'malformed'],
    ['page=1e3', 'page', 'malformed'],
    ['bizTypeId=-1', 'bizTypeId', 'malformed'],
    ['from=2026-02-30', 'from', 'malformed'],
    ['view=both', 'view', 'malformed'],
    ['bizTypeId=1&bizTypeId=2', 'bizTypeId', 'malformed'],
    ['modul=label', 'modul', 'unknown'],
    ['constructor=label', 'constructor', 'unknown'],
    [`module=${'x'.repeat(2_000_000)}`, 'module', 'tooLong'],
  ])('a malformed value (%#) falls back to the default and is reported', (query, name, reason) => {
    const { search, problems } = read(query)
    expect(search).toEqual(read('').search)
    expect(problems).toMatchObject([{ name, reason }])
    expect(problems[0]?.value.length).toBeLessThanOrEqual(60)
  })

  test('accepts parameters of the shell and of message links [SHELL-081, MSG-003]', () => {
    const link = 'business_type_id=3&msgId=7&msgRuleCode=idle&triggerId=cron-9&track=true'
    expect(read(`${link}&userName=a&lang=zh`)).toEqual({ search: read('').search, problems: [] })
  })

  test('leaves defaults out and foreign parameters in', () => {
    const before = new URLSearchParams('userName=Lin&page=4&junk=1')
    expect(writeSearch(shape, { ...read('').search, bizTypeId: 5 }, before).toString()).toBe(
      'userName=Lin&bizTypeId=5',
    )
  })

  test('a field with several values is read with and without brackets, and written with them', () => {
    const of = (query: string) => readSearch({ seats }, new URLSearchParams(query))
    expect(of('seats[]=1&seats[]=2&seats=3').search.seats).toEqual([3, 1, 2])
    expect(of('seats[]=1&seats[]=x')).toMatchObject({
      search: { seats: [] },
      problems: [{ name: 'seats', value: '1,x', reason: 'malformed' }],
    })
    expect(of('seats[0]=1').problems).toMatchObject([{ name: 'seats[0]', reason: 'unknown' }])
    const written = writeSearch({ seats }, { seats: [1, 2] }, new URLSearchParams())
    expect([...written]).toEqual([
      ['seats[]', '1'],
      ['seats[]', '2'],
    ])
  })

  test('a page can take a parameter of links as its own', () => {
    const business = { business_type_id: idField() }
    const before = new URLSearchParams('business_type_id=3&lang=zh')
    expect(writeSearch(business, { business_type_id: null }, before).toString()).toBe('lang=zh')
  })

  test('what is written is read back the same', () => {
    const state = fc.record({
      page: fc.integer({ min: 1, max: 500 }),
      bizTypeId: fc.option(fc.integer({ min: 1 })),
      module: fc.option(fc.stringMatching(/^[a-z.]{1,64}$/)),
      view: fc.constantFrom('changes' as const, 'sides' as const),
      from: fc.option(fc.constantFrom('2026-11-14', '2024-02-29')),
      fromEnd: fc.boolean(),
    })
    fc.assert(
      fc.property(state, (search) => {
        expect(readSearch(shape, writeSearch(shape, search, new URLSearchParams()))).toEqual({
          search,
          problems: [],
        })
      }),
    )
  })

  test('any address at all is read without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(readSearch(shape, new URLSearchParams(query)).search.page).toBeGreaterThan(0)
      }),
    )
  })
})
