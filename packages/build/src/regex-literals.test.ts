import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const SOURCES = ['mock-server/src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
/** Tests, and packages that build the console or describe its calls, read no foreign input. */
const TRUSTED_FILES = /\.test\.|\/testing\/|^packages\/(?:build|kit|openapi|testing)\//

type Literal = { at: string; pattern: string; flags: string }

/** The regular expressions of a file, each with its line. */
function literalsIn(file: string, text: string): Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({
        at: `${file}:${line}`,
        pattern: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Short names that the analysis does not know. */
const LONG_NAMES: readonly [short: string, long: string][] = [
  ['ExtPict', 'Extended_Pictographic'],
  ['EMod', 'Emoji_Modifier'],
  ['DI', 'Default_Ignorable_Code_Point'],
  ['VS', 'Variation_Selector'],
  ['Join_C', 'Join_Control'],
]

const spelledOut = (pattern: string): string =>
  LONG_NAMES.reduce((text, [short, long]) => text.replaceAll(`p{${short}}`, `p{${long}}`), pattern)

/** True for an expression whose time may grow faster than the length of a text that repeats one character. */
const isSuperLinear = ({ pattern, flags }: Literal): boolean =>
  analyse(new RegExp(spelledOut(pattern), flags)).reports.length > 0

test.each([
  [String.raw`([^{}]*)\{([^{}]*)\}`, 'g'],
  [String.raw`url\s*\(\s*["']?\s*#`, 'i'],
  [String.raw`\n([^]*?)\n?\s*$`, ''],
  ['(a+)+$', ''],
])('the check finds %s', (pattern, flags) => {
  expect(isSuperLinear({ at: '', pattern, flags })).toBe(true)
})

test('no regular expression of the sources takes longer than in proportion to its text', () => {
  const files = globSync(SOURCES, { cwd: repositoryRoot }).filter((file) => !TRUSTED_FILES.test(file))
  const literals = files.flatMap((file) =>
    literalsIn(file, readFileSync(`${repositoryRoot}/${file}`, 'utf8')),
  )
  expect(literals.length).toBeGreaterThan(200)
  expect(literals.filter(isSuperLinear).map(({ at, pattern }) => `${at} ${pattern}`)).toEqual([])
})
