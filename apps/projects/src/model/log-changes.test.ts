import { describe, expect, test } from 'vitest'
import { logChanges, type LogDictionary } from './log-changes.ts'

const dictionary: LogDictionary = [
  { key: 'name', name: 'Name', type: 'text' },
  { key: 'manpowerDemand', name: 'Demand', type: 'text' },
  { key: 'attachments', name: 'Attachments', type: 'urlList' },
]
const origin = 'https://console.example'
const read = (after: unknown, before: unknown = null) =>
  logChanges(
    {
      after: typeof after === 'string' ? after : JSON.stringify(after),
      before: before === null || typeof before === 'string' ? before : JSON.stringify(before),
    },
    { dictionary, origin },
  )

describe('the changes of a log entry', () => {
  test('are named by the dictionary and in its order, without keys that it lacks [PROJ-029, PROJ-Q13]', () => {
    expect(read({ secret: 'x', manpowerDemand: 240, name: 'Spring cards', constructor: 1 })).toEqual({
      changes: [
        { key: 'name', name: 'Name', type: 'text', value: 'Spring cards' },
        { key: 'manpowerDemand', name: 'Demand', type: 'text', value: 240 },
      ],
      raw: null,
    })
  })

  test('include the previous value, also an empty one', () => {
    expect(read({ name: 'New', manpowerDemand: 240 }, { name: '', manpowerDemand: 200 }).changes).toEqual([
      { key: 'name', name: 'Name', type: 'text', value: 'New', before: null },
      { key: 'manpowerDemand', name: 'Demand', type: 'text', value: 240, before: 200 },
    ])
  })

  test.each(['no JSON', '"text"', '[1]', '7', 'null', ''])(
    'is printed raw where it is no object: %s [PROJ-Q13]',
    (after) => {
      expect(read(after)).toEqual({ changes: [], raw: after })
    },
  )

  test('omit a previous value that cannot be parsed', () => {
    expect(read({ name: 'New' }, 'broken').changes).toEqual([
      { key: 'name', name: 'Name', type: 'text', value: 'New' },
    ])
  })

  test('show a value of another shape verbatim', () => {
    expect(read({ name: { en: 'A' } }).changes).toMatchObject([{ value: '{"en":"A"}' }])
    expect(read({ name: true }).changes).toMatchObject([{ value: 'true' }])
    expect(read({ name: null }).changes).toMatchObject([{ value: null }])
  })
})

describe('links of an entry', () => {
  const linksOf = (links: unknown) => read({ attachments: links }).changes

  test('are addresses, or names with addresses, internal or external [PROJ-029]', () => {
    expect(linksOf(['https://files.example/a', { name: 'Offer.pdf', url: '/api/files/7' }])).toEqual([
      {
        key: 'attachments',
        name: 'Attachments',
        type: 'urlList',
        links: [
          { name: 'https://files.example/a', address: 'https://files.example/a' },
          { name: 'Offer.pdf', address: 'https://console.example/api/files/7' },
        ],
      },
    ])
  })

  test('with executable schemes are not followed', () => {
    expect(linksOf([{ name: 'Offer', url: 'javascript:alert(1)' }, 'data:text/html,x'])).toMatchObject([
      { links: [{ name: 'Offer', address: null }, { address: null }] },
    ])
  })

  test('that are not a list are shown verbatim', () => {
    expect(linksOf('offer.pdf')).toEqual([
      { key: 'attachments', name: 'Attachments', type: 'text', value: 'offer.pdf' },
    ])
  })
})
