import { foldText } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { MAX_RESULTS, rankEntries } from './rank-entries.ts'

const entry = (key: string, names: string[], locations: string[] = []) => ({
  key,
  names: names.map(foldText),
  locations: locations.map(foldText),
})
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key)

describe('ranking', () => {
  test('the whole name ranks first, then its prefix, a word in it, a part of it, its location, its letters', () => {
    const entries = [
      entry('letters', ['List of gaps']),
      entry('pathInside', ['Something'], ['/console/catalogue']),
      entry('group', ['Else'], ['Logs and messages']),
      entry('inside', ['Catalogs']),
      entry('word', ['Audit logs']),
      entry('prefix', ['Logs of today']),
      entry('exact', ['LOG']),
      entry('none', ['Projects']),
    ]
    expect(keys(rankEntries(entries, 'log', []))).toEqual([
      'exact',
      'prefix',
      'word',
      'inside',
      'group',
      'pathInside',
      'letters',
    ])
  })

  test('among equals recent ones come first, the latest before the others, then the order of the menu', () => {
    const entries = ['a', 'b', 'c', 'd'].map((key) => entry(key, [`Page ${key}`]))
    expect(keys(rankEntries(entries, 'page', ['d', 'c', 'gone']))).toEqual(['d', 'c', 'a', 'b'])
  })

  test('a better match comes before a recent one', () => {
    const entries = [entry('recent', ['My audit']), entry('better', ['Audit log'])]
    expect(keys(rankEntries(entries, 'aud', ['recent']))).toEqual(['better', 'recent'])
  })

  test('names are found in either language, without case and in full width', () => {
    const entries = [entry('audit', ['Audit log', '审计日志'])]
    expect(keys(rankEntries(entries, '日志', []))).toEqual(['audit'])
    expect(keys(rankEntries(entries, 'ＡＵＤ', []))).toEqual(['audit'])
  })

  test('several words may match in different fields, but all of them must match', () => {
    const entries = [
      entry('one', ['History'], ['Messages', '/console/msgcenter/history']),
      entry('other', ['History'], ['Projects']),
    ]
    expect(keys(rankEntries(entries, '  messages   hist ', []))).toEqual(['one'])
  })

  test('an empty query finds nothing, and a long list is truncated', () => {
    const entries = Array.from({ length: 300 }, (_, index) => entry(`p${index}`, [`Page ${index}`]))
    expect(rankEntries(entries, '  ', [])).toEqual([])
    expect(rankEntries(entries, 'page', [])).toHaveLength(MAX_RESULTS)
  })
})

test('each entry is ranked once per key, however many there are', () => {
  let reads = 0
  const count = 300
  const entries = Array.from({ length: count }, (_, index) => ({
    key: `p${index}`,
    locations: [],
    get names() {
      reads += 1
      return [`page ${index}`]
    },
  }))
  rankEntries(entries, 'page', ['p7'])
  expect(reads).toBe(count)
})
