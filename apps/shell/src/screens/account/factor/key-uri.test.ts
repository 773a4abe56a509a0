import { expect, test } from 'vitest'
import { toGroups, toKeyUri } from './key-uri.ts'

test('a key names product, company and account, whatever characters are in them', () => {
  const uri = toKeyUri({ secret: 'ABCD2345', issuer: 'Orchid: 兰花 & Co', username: 'li.wei' })
  const { protocol, pathname, searchParams } = new URL(uri)
  expect(protocol).toBe('otpauth:')
  expect(decodeURIComponent(pathname)).toBe('/Orchid  兰花 & Co:li.wei')
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: 'ABCD2345',
    issuer: 'Orchid  兰花 & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  // Apps read no plus sign as a blank.
  expect(uri).not.toContain('+')
})

test('a key is shown in groups of four', () => {
  expect(toGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})
