import { expect, test } from 'vitest'
import { secretsFrom } from './secrets.ts'

const secrets = secretsFrom(Buffer.alloc(32, 1))

test('a signed text opens unchanged, for its purpose and with its key only', () => {
  const signed = secrets.sign('export-link', '{"job":1}')
  expect(secrets.open('export-link', signed)).toBe('{"job":1}')
  expect(secrets.open('audit-chain', signed)).toBeNull()
  expect(secretsFrom(Buffer.alloc(32, 2)).open('export-link', signed)).toBeNull()
})

test.for(['', '.', 'a.b', 'a.b.c', 'eyJqb2IiOjF9.', '.AAAA'])(
  'what was not signed does not open: %j',
  (text) => {
    expect(secrets.open('export-link', text)).toBeNull()
  },
)

test('a signed text with one changed character does not open', () => {
  const signed = secrets.sign('export-link', 'payload')
  const changed = (signed.startsWith('A') ? 'B' : 'A') + signed.slice(1)
  expect(secrets.open('export-link', changed)).toBeNull()
})
