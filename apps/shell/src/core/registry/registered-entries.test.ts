import type { documents } from '@console/contracts'
import { expect, test } from 'vitest'
import { entryForAddress, registeredEntries } from './registered-entries.ts'

function entry(module: string, routerBase: string[], defaultRegister = false): documents.RegistryEntry {
  return { module, entry: `/${module}/manifest.json`, routerBase, data: [], defaultRegister, enabled: true }
}

const statistics = entry('statistics', ['/console/statistic', '/console/monitorHome'])
const plan = entry('plan', ['/console/statistic/plan/'])
const system = entry('system', ['/app-tenant-system/system'], true)
const all = [statistics, plan, system]

test.each([
  ['/console/statistic', 'statistics'],
  ['/console/statistic/overview', 'statistics'],
  ['/console/statistic/plan', 'plan'],
  ['/console/statistic/plan/3', 'plan'],
  ['/console/statistic/planning', 'statistics'],
  ['/console/monitorHome', 'statistics'],
  ['/app-tenant-system/system/users', 'system'],
])('%s activates %s, the entry with the longest base above it [SHELL-045]', (pathname, module) => {
  expect(entryForAddress(all, pathname)?.module).toBe(module)
})

test.each(['/console/statistics', '/console', '/', ''])('%j activates nothing [SHELL-045]', (pathname) => {
  expect(entryForAddress(all, pathname)).toBeNull()
})

test('of two entries with one base the first is activated [SHELL-045]', () => {
  expect(entryForAddress([statistics, entry('second', ['/console/statistic'])], '/console/statistic')).toBe(
    statistics,
  )
})

test('entries with defaultRegister are registered from the start, others once a menu item points below them [SHELL-046]', () => {
  expect(registeredEntries(all, [])).toEqual([system])
  expect(registeredEntries(all, ['/console/home', '/console/statistic/plan'])).toEqual([plan, system])
  expect(registeredEntries(all, ['/console/monitorHome'])).toEqual([statistics, system])
})
