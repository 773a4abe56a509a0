import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@console/contracts'
import { expect, test } from 'vitest'

const CONTRACTS = join(import.meta.dirname, '../../../packages/contracts/src')

/** Recognises an export of the contracts that is a domain with calls, or lists of calls. */
function hasCalls(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.values(part).some(
    (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      (('path' in value && 'method' in value) || 'list' in value),
  )
}

test('the method and path of every call are pinned in the test of one domain', () => {
  const domains = Object.entries(contracts).flatMap(([name, part]) => (hasCalls(part) ? [name] : []))
  const pinned: string[] = globSync('*/addresses.test.ts', { cwd: CONTRACTS })
    .map((file) => readFileSync(join(CONTRACTS, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/expect\(collectCallAddresses\((\w+)\)\)\.toEqual\(/g)].map(([, name = '']) => name),
    )
  expect(domains.length).toBeGreaterThan(50)
  expect(pinned.toSorted()).toEqual(domains.toSorted())
})
