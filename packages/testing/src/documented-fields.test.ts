import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { session, tenant, type Call } from '@console/contracts'
import { CALLS, requiredFields } from '@console/contracts/documented'
import { expect, test } from 'vitest'

const SOURCES = ['doc1-shell-projects', 'doc2-labels-statistics', 'doc3-voiceprint-workspace'] as const
const folder = join(import.meta.dirname, '../../../docs/requirements/source')
const words = new Set(
  SOURCES.flatMap((name) => readFileSync(join(folder, `${name}.txt`), 'utf8').match(/\w+/g) ?? []),
)

/** Names that only the catalogues have (†), of fields without which an answer is useless. */
const CATALOGUE_ONLY_NAMES = new Set([
  'iceServers',
  'menuIds',
  'menus',
  'teamList',
  'urls',
  'userScheduleList',
  'workplaces',
])
/** The documents write `violationLevelCount0-3`. */
const IN_A_RANGE = new Set(['violationLevelCount1', 'violationLevelCount2'])

const documented = CALLS.filter((call) => call.documented)

test('documented calls with fields that an answer must have are the most', () => {
  expect(documented.length).toBeGreaterThan(120)
  expect(documented.filter((call) => requiredFields(call).length > 1).length).toBeGreaterThan(70)
})

test.each(documented)('$id requires no field that the customer’s documents do not name', (call) => {
  const isNamed = (name: string) => [words, CATALOGUE_ONLY_NAMES, IN_A_RANGE].some((known) => known.has(name))
  expect(requiredFields(call).filter((name) => !isNamed(name))).toEqual([])
})

test.each<[Call, string[]]>([
  [session.login, ['token']],
  [session.checkToken, []],
  [session.authz, ['permissions', 'menuIds']],
  [tenant.detail, []],
])('$0.id requires no more than $1', (call, fields) => {
  expect(requiredFields(call)).toEqual(fields)
})
