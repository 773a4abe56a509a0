import { company } from '@console/contracts'
import { expect, test } from 'vitest'
import { logoProblem } from './logo-file.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test.each([
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['A.JPEG', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.bmp', 'image/bmp'],
  ['a.webp', 'image/webp'],
  ['a.b.svg', 'image/svg+xml'],
])('%s of type %s is a logo [COMP-009]', (name, type) => {
  expect(logoProblem(file(name, type))).toBeNull()
})

test.each([
  ['a.txt', 'text/plain'],
  ['a.txt', 'image/png'],
  ['a.png', 'text/html'],
  ['a.png', ''],
  ['a.png', 'image/svg+xml'],
  ['png', 'image/png'],
  ['a.', 'image/png'],
  ['a.constructor', 'image/png'],
])('%s of type %j is not a logo: extension and type must both match [COMP-009]', (name, type) => {
  expect(logoProblem(file(name, type))).toBe('onlyImages')
})

test('a logo has at most 2,097,151 bytes [COMP-010]', () => {
  expect(company.LOGO_MAX_BYTES).toBe(2_097_151)
  expect(logoProblem(file('a.png', 'image/png', 2_097_151))).toBeNull()
  expect(logoProblem(file('a.png', 'image/png', 2_097_152))).toBe('tooLarge')
})

test('the type is checked before the size [COMP-009]', () => {
  expect(logoProblem(file('a.exe', 'application/octet-stream', 9_000_000))).toBe('onlyImages')
})
