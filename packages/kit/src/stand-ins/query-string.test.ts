import { expect, test } from 'vitest'
import { parse, stringify } from './query-string.ts'

test('lists repeat their name, what is not set is left out, and everything is encoded', () => {
  const text = stringify({
    size: 20,
    ids: [1, 2],
    name: 'a b&c=d',
    none: null,
    nothing: undefined,
    flag: false,
  })
  expect(text).toBe('size=20&ids=1&ids=2&name=a+b%26c%3Dd&flag=false')
  expect(parse(text)).toEqual({ size: '20', ids: ['1', '2'], name: 'a b&c=d', flag: 'false' })
})
