import type { Language } from '@console/contracts'
import { expect, test } from 'vitest'
import { demoAccounts, namedAccounts, SEATS_WITH_PASSWORD } from './accounts.ts'
import { getSeedTenants } from './grown-tenants.ts'
import { createSeedPeople } from './people.ts'
import { createRandom } from './random.ts'

function scenario(seed: number, language: Language = 'en') {
  const random = createRandom(seed)
  const usernames = new Set<string>()
  return getSeedTenants('demo', language).flatMap((tenant) =>
    createSeedPeople({ tenant, random, language }, usernames).map((person) => ({
      ...person,
      tenant: tenant.key,
    })),
  )
}

test('the same seed makes the same people, another seed others', () => {
  expect(scenario(1)).toEqual(scenario(1))
  expect(scenario(1)).not.toEqual(scenario(2))
})

test('in both languages they are the same people: the same accounts in the same teams, named in one language alone', () => {
  const [english, chinese] = [scenario(1), scenario(1, 'zh')]
  const sameOf = ({
    username,
    type,
    role,
    phone,
    openedDaysAgo,
    businesses,
    tenant,
  }: (typeof english)[number]) => ({
    username,
    type,
    role,
    phone,
    openedDaysAgo,
    businesses: businesses.length,
    tenant,
  })
  expect(chinese.map(sameOf)).toEqual(english.map(sameOf))
  const wordsOf = ({ name, nickName, organization, businesses }: (typeof english)[number]) =>
    [name, nickName ?? '', organization, ...businesses].filter((text) => text !== '')
  expect(english.flatMap(wordsOf).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  expect(chinese.flatMap(wordsOf).filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([])
})

test('three hundred seats and those who lead them have account names of their own', () => {
  for (const seed of [1, 2, 3]) {
    const people = scenario(seed)
    expect(people.length).toBeGreaterThan(340)
    expect(people.length).toBeLessThan(370)
    expect(new Set(people.map(({ username }) => username.toLowerCase())).size).toBe(people.length)
  }
})

test('one demo account has no business, one exactly one, most several', () => {
  const people = scenario(1)
  const counts = new Map(people.map(({ username, businesses }) => [username, businesses.length]))
  const named = namedAccounts.map(({ username }) => counts.get(username) ?? 0)
  expect(counts.get('individual')).toBe(0)
  expect(counts.get('provider-unverified')).toBe(1)
  expect(named.filter((count) => count > 1).length).toBeGreaterThan(named.length / 2)
})

test('every account of the demo list is a person of the scenario', () => {
  const usernames = new Set(scenario(1).map(({ username }) => username))
  expect(demoAccounts.filter(({ username }) => !usernames.has(username))).toEqual([])
  expect(demoAccounts).toHaveLength(namedAccounts.length + SEATS_WITH_PASSWORD + 2)
})

test('seats sit in teams that make calls', () => {
  const teams = scenario(1)
    .filter(({ tenant, role }) => tenant === 'harbour' && role === 'seat')
    .map(({ organization }) => organization)
  expect(teams).toContain('Renewals team A')
  expect(teams).not.toContain('Live monitoring')
})
