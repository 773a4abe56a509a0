import type { DemoRole } from './role-pages.ts'
import { getGivenName, personName } from './names.ts'
import { namedAccounts, seatUsername, type NamedAccount } from './accounts.ts'
import type { Language } from '@console/contracts'
import { getSeedBusinesses } from './business.ts'
import { worded } from './wording.ts'
import type { Random } from './random.ts'
import type { SeedTenant } from './tenants.ts'

export type SeedPerson = {
  username: string
  name: string
  nickName: string | null
  type: 'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'
  role: DemoRole | null
  tenantAdmin: boolean
  individual: boolean
  /** Name of the organisation they belong to. */
  organization: string
  phone: string
  businesses: readonly string[]
  /** Days before the seed's "now" on which the account was opened. */
  openedDaysAgo: number
}

const NAMED_OPENED_DAYS_AGO = 720
const SHARE_OF_SENIOR_SEATS = 0.12

/** In Britain from the range reserved for drama; China reserves none, so the prefix is followed by zeros. */
function phoneNumber(tenant: SeedTenant, random: Random): string {
  if (tenant.timezone === 'Europe/London') return `+447700900${String(random.int(0, 999)).padStart(3, '0')}`
  return `+86190000${String(random.int(0, 99_999)).padStart(5, '0')}`
}

type Seeding = { tenant: SeedTenant; random: Random; language: Language }

function namedPerson(account: NamedAccount, { tenant, random, language }: Seeding): SeedPerson {
  const all = getSeedBusinesses(tenant.key, language).map((business) => business.name)
  const name = worded(account.name, language)
  return {
    username: account.username,
    name,
    nickName: account.hasNickName ? getGivenName(name, language) : null,
    type: account.type,
    role: account.role,
    tenantAdmin: account.tenantAdmin,
    individual: tenant.kind === 'individual',
    organization:
      account.organization === undefined ? tenant.organization.name : worded(account.organization, language),
    phone: phoneNumber(tenant, random),
    businesses: all.slice(0, account.businesses ?? all.length),
    openedDaysAgo: NAMED_OPENED_DAYS_AGO,
  }
}

/** Between one and all of the tenant's businesses, in the tenant's order. */
function someBusinesses({ tenant, random, language }: Seeding): string[] {
  const all: readonly string[] = getSeedBusinesses(tenant.key, language).map(({ name }) => name)
  const first = random.int(0, Math.max(0, all.length - 1))
  const count = random.int(1, 3)
  return all.filter((_, index) => (index - first + all.length) % all.length < count)
}

/** A name's account, with a number behind it when somebody has it already. */
function freeUsername(base: string, usernames: Set<string>): string {
  let username = base
  for (let number = 2; usernames.has(username); number += 1) username = `${base}${number}`
  usernames.add(username)
  return username
}

/** The first seats of the main tenant are the demo's `seat-001` and on; elsewhere they carry the tenant's name. */
function seatName(tenant: SeedTenant, number: number): string {
  return tenant.key === 'harbour' ? seatUsername(number) : `${tenant.key}-${seatUsername(number)}`
}

/** Everybody of one tenant: the named accounts, then the staff in the departments, then the seats in the teams. */
export function createSeedPeople(seeding: Seeding, usernames: Set<string>): SeedPerson[] {
  const { tenant, random } = seeding
  const offices = tenant.offices ?? {}
  const departments = Object.keys(tenant.organization.departments)
  const teams = departments
    .filter((department) => !(department in offices))
    .flatMap((department) => tenant.organization.departments[department] ?? [])
  const named = namedAccounts.filter((account) => account.tenant === tenant.key)
  for (const { username } of named) usernames.add(username)
  const nextName = () => personName({ ...seeding, chinesePercent: tenant.chinesePercent })

  const made = (username: string, person: { name: string; nickName: string | null }) => ({
    username: freeUsername(username, usernames),
    name: person.name,
    nickName: person.nickName,
    tenantAdmin: false,
    individual: false,
    phone: phoneNumber(tenant, random),
    businesses: someBusinesses(seeding),
    openedDaysAgo: random.int(1, NAMED_OPENED_DAYS_AGO - 1),
  })
  const staff = Array.from({ length: tenant.staff }, (_, index): SeedPerson => {
    const person = nextName()
    const organization = departments[index % departments.length] ?? tenant.organization.name
    const role = offices[organization] ?? null
    return { ...made(person.account, person), type: 'TeamAdmin', role, organization }
  })
  const seats = Array.from({ length: tenant.seats }, (_, index): SeedPerson => {
    const person = made(seatName(tenant, index + 1), nextName())
    const organization = teams[index % teams.length] ?? tenant.organization.name
    const type = random.chance(SHARE_OF_SENIOR_SEATS) ? 'TeamTSR' : 'TSR'
    return { ...person, type, role: 'seat', organization }
  })
  return [...named.map((account) => namedPerson(account, seeding)), ...staff, ...seats]
}
