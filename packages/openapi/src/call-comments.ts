import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src')
/** A comment right above the definition of a call, whose id follows it. */
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = \w+\(\{\s*id: '([\w.]+)'/g

/** The comments of the contract's calls, by the id of the call, as one paragraph each. */
export function callComments(): ReadonlyMap<string, string> {
  return new Map(
    globSync('**/*.ts', { cwd: CONTRACTS })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(join(CONTRACTS, file), 'utf8').matchAll(COMMENT)])
      .map(([, comment = '', id = '']) => [id, paragraph(comment)]),
  )
}

const paragraph = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()
