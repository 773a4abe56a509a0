import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stat } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { expect, test } from 'vitest'

test('the call by which lists have an order is one of the contract', () => {
  const source = readFileSync(join(import.meta.dirname, 'platform.ts'), 'utf8')
  const [, named] = /id: '([\w.]+)'/.exec(source) ?? []
  expect(named).toBe(stat.listTotals.id)
  expect(CALLS.find(({ id }) => id === named)?.documented).toBeUndefined()
})
