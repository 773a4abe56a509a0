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

test('what is sealed opens for its purpose, its owner and its key only, and never looks the same twice', () => {
  const sealed = secrets.seal('client-secret', 'very secret', 'cl_1')
  expect(secrets.unseal('client-secret', sealed, 'cl_1')).toBe('very secret')
  expect(secrets.seal('client-secret', 'very secret', 'cl_1')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret')
  expect(() => secrets.unseal('client-secret', sealed, 'cl_2')).toThrow('unable to authenticate')
  expect(() => secrets.unseal('export-link', sealed, 'cl_1')).toThrow('unable to authenticate')
  expect(() => secretsFrom(Buffer.alloc(32, 2)).unseal('client-secret', sealed, 'cl_1')).toThrow(
    'unable to authenticate',
  )
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(() => secrets.unseal('client-secret', changed, 'cl_1')).toThrow('unable to authenticate')
})
