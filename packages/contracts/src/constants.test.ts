import { expect, test } from 'vitest'
import * as contracts from './index.ts'
import { collectCalls } from './shared/collect-calls.ts'

test('the numbers and flags of the contract are those of `constants.txt`, also the ones that no schema names', async () => {
  const lines = constantsOf(contracts).toSorted((one, other) => (one < other ? -1 : 1))
  expect(lines.length).toBeGreaterThan(500)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../constants.txt')
})

/** A line for each number or flag that a part of the contract exports; those inside a call are limits of the call. */
function constantsOf(part: object, path = ''): string[] {
  const calls = collectCalls(part)
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key
    if (typeof value === 'number' || typeof value === 'boolean') return [`${name}: ${value}`]
    if (value instanceof Set) return [`${name}: ${[...value].map(String).join(', ')}`]
    return key in calls || !isPlain(value) ? [] : constantsOf(value, `${name}.`)
  })
}

/** A module, a plain object or a list; a schema is none of them. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || prototype === Array.prototype
}
