import { expect, test } from 'vitest'
import { adminProblem, type AdminFacts } from './admin-rights.ts'

const able: AdminFacts = {
  version: 160_000,
  role: 'console_admin',
  database: 'console',
  isSuperuser: false,
  canCreateRoles: true,
  hasAppLogin: true,
  hasRoles: false,
  canActAsOwner: true,
  canGrantAccess: true,
  hasPublic: true,
  canUsePublic: true,
}
const problemOf = (changes: Partial<AdminFacts>) => adminProblem({ ...able, ...changes }, 'console_app')

test('PostgreSQL 16 is the oldest that is used, whatever its administrator may do', () => {
  expect(problemOf({})).toBeNull()
  expect(problemOf({ version: 180_004 })).toBeNull()
  for (const isSuperuser of [false, true])
    expect(problemOf({ version: 159_999, isSuperuser })).toBe(
      'The database is PostgreSQL 15; PostgreSQL 16 or later is needed.',
    )
})

test('a missing right is said with the statement that gives it', () => {
  expect(problemOf({ canCreateRoles: false })).toBe(
    `DATABASE_ADMIN_URL's role "console_admin" lacks CREATEROLE. As a superuser: alter role "console_admin" createrole`,
  )
  expect(problemOf({ canCreateRoles: false, hasRoles: true })).toBeNull()
  expect(problemOf({ hasAppLogin: false })).toContain('create role "console_app" login')
  expect(problemOf({ hasPublic: false })).toContain('create schema public')
  const lacking = { canCreateRoles: false, canActAsOwner: false, canGrantAccess: false, canUsePublic: false }
  expect(problemOf({ ...lacking, isSuperuser: true })).toBeNull()
})
