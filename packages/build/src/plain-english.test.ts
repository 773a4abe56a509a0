import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasLateSubject, isHeavyTitle, isVagueName, readEnglish } from './plain-english.ts'
import { repositoryRoot } from './project.ts'

const SOURCES = ['{apps,packages}/*/{src,commands,bench,tests}/**/*.{ts,tsx}', '{mock-server,e2e}/**/*.ts']
const isOwn = (file: string): boolean => !/node_modules|\/fixtures\//.test(file)

const files = globSync(SOURCES, { cwd: repositoryRoot, exclude: ['**/node_modules', '**/dist'] }).filter(
  isOwn,
)
const english = files.map((file) => ({
  isTest: /\.(?:test|spec)\.tsx?$/.test(file),
  ...readEnglish(readFileSync(join(repositoryRoot, file), 'utf8')),
}))
const sources = english.filter(({ isTest }) => !isTest)
const titles = english.flatMap((one) => (one.isTest ? one.titles : []))
const share = (all: readonly string[], isCounted: (one: string) => boolean): number =>
  all.filter(isCounted).length / all.length

test('at most 3 % of the comments open with what, of, where, who, until or how', () => {
  const comments = english.flatMap((one) => one.comments)
  expect(comments.length).toBeGreaterThan(10_000)
  expect(share(comments, hasLateSubject)).toBeLessThanOrEqual(0.03)
})

test('at most 1 % of the functions are named …Of', () => {
  const functions = sources.flatMap((one) => one.functions)
  expect(functions.length).toBeGreaterThan(5000)
  expect(share(functions, isVagueName)).toBeLessThanOrEqual(0.01)
})

test('each title of a test states one behaviour in at most 120 characters', () => {
  expect(titles.length).toBeGreaterThan(4000)
  expect(titles.filter(isHeavyTitle)).toEqual([])
})

test('a late subject, a name and a title are found where they are written', () => {
  const text = [
    '/** What the page needs beside the query. */',
    'export function nameOf(person: Person): string {',
    '  // Where there is none, nothing is sent.',
    '  // Of this line nothing is counted.',
    '  return person.name',
    '}',
    '/**',
    ' * Until then it is empty.',
    ' */',
    'const rowsOf = (answer: Answer) => answer.rows',
    "test('a file is refused; it stays [FILE-001]', () => {",
    '/** The rows of a page. */',
  ].join('\n')
  const found = readEnglish(text)
  expect(found.comments.filter(hasLateSubject)).toEqual([
    'What the page needs beside the query.',
    'Where there is none, nothing is sent.',
    'Until then it is empty.',
  ])
  expect(found.comments).toHaveLength(4)
  expect(found.functions.filter(isVagueName)).toEqual(['nameOf', 'rowsOf'])
  expect(found.titles.filter(isHeavyTitle)).toEqual(['a file is refused; it stays'])
  expect(isHeavyTitle('a'.repeat(120))).toBe(false)
  expect(isHeavyTitle('a'.repeat(121))).toBe(true)
})
