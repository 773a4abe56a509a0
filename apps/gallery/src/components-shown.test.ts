import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@console/build/project'
import { describe, expect, test } from 'vitest'
import { groups } from './groups.ts'

const folder = join(repositoryRoot, 'packages/ui')
const examples = groups.flatMap((group) => group.examples)
/** Components without an example of their own, and where they are seen. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  Boundary: 'the mechanism of PartBoundary, with what replaces it as a function',
}

const components = await listComponents()

/** Components that the package exports, with the modules that export them. */
async function listComponents(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const found = new Map<string, string[]>()
  for (const [name, file] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(file)) continue
    const exported = (await import(/* @vite-ignore */ join(folder, file))) as Record<string, unknown>
    for (const [key, value] of Object.entries(exported))
      if (isComponent(key, value))
        found.set(key, [...(found.get(key) ?? []), name.replace('.', '@console/ui')])
  }
  return found
}

/** A function or a class with the name of one, or what `memo` makes of it. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-zA-Z]*[a-z]/.test(name)) return false
  if (typeof value === 'function') return !(value.prototype instanceof Error)
  const isObject = typeof value === 'object' && value !== null
  return isObject && '$$typeof' in value && value.$$typeof === Symbol.for('react.memo')
}

describe('the gallery', () => {
  test('shows every component that the package exports, but for those that are named here with a reason', () => {
    const shown = new Set([...examples.map(({ name }) => name), ...Object.keys(SEEN_ELSEWHERE)])
    expect(components.size).toBeGreaterThan(80)
    expect([...components.keys()].filter((name) => !shown.has(name))).toEqual([])
  })

  test('shows nothing twice, and nothing that is not exported', () => {
    const names = examples.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect([...names, ...Object.keys(SEEN_ELSEWHERE)].filter((name) => !components.has(name))).toEqual([])
  })

  test('names the module that exports a component', () => {
    const wrong = examples.filter(({ name, from }) => components.get(name)?.includes(from) !== true)
    expect(wrong.map(({ name, from }) => `${name} from ${from}`)).toEqual([])
  })

  test('has a state of each component at least', () => {
    expect(examples.filter(({ states }) => Object.keys(states).length === 0)).toEqual([])
  })
})

test('a component is distinguished from what else a module exports', () => {
  expect([...components.keys()]).toEqual(
    expect.arrayContaining(['Boundary', 'DataTable', 'TextField', 'Waveform']),
  )
  for (const other of ['CopyRefusedError', 'CaughtErrorsContext', 'PAGE_SIZES', 'LEVELS', 'useFreshness'])
    expect(components.has(other)).toBe(false)
})
