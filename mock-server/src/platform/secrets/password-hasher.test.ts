import { expect, test } from 'vitest'
import { passwordHasher } from './password-hasher.ts'

const passwords = passwordHasher()

test('a hash is argon2id with 46 MiB, differs each time, and fits its password only', async () => {
  const [one, two] = await Promise.all([passwords.hash('Orchid#2026'), passwords.hash('Orchid#2026')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(one).not.toBe(two)
  expect(await passwords.verify(one, 'Orchid#2026')).toBe(true)
  expect(await passwords.verify(one, 'orchid#2026')).toBe(false)
  expect(passwords.isOutdated(one)).toBe(false)
})

test('without a stored hash nothing fits, not even the decoy’s own password', async () => {
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false)
})

test('many at once wait in line, and far too many are refused instead of taking the memory', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 210 }, () => passwords.verify('not a hash', 'x')),
  )
  const messages = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? String(outcome.reason) : 'fulfilled',
  )
  expect(messages.filter((message) => message.includes('too many passwords are being checked'))).toHaveLength(
    8,
  )
  expect(await passwords.verify(await passwords.hash('a'), 'a')).toBe(true)
})
