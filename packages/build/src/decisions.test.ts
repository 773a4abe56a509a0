import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const pages = globSync('docs/decisions/0*.md', { cwd: repositoryRoot }).toSorted()

/** Citations in the sources, by a pattern that `git grep` knows. */
function listCited(pattern: string): string[] {
  const found = execFileSync(
    'git',
    ['grep', '-ohE', pattern, '--', 'apps', 'packages', 'mock-server', 'e2e', ':!*.json'],
    { cwd: repositoryRoot, encoding: 'utf8' },
  )
  return [...new Set(found.trim().split('\n'))]
}

test('the index of decisions names each page once, with its number and its title', () => {
  expect(pages.length).toBeGreaterThan(100)
  const index = read('docs/decisions/README.md')
  const named = [...index.matchAll(/^- \[\d{4}\]\(.+$/gm)].map(([line]) => line).toSorted()
  const expected = pages.map((page) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(page)) ?? []
    return `- [${number}](${basename(page)}) ${title}`
  })
  expect(named).toEqual(expected.toSorted())
})

test('what the sources cite is there: R20 of the requirements, 0020 of these pages', () => {
  const ours = listCited(String.raw`decisions? [0-9]{4}`).map((cited) => cited.slice(-4))
  expect(ours.length).toBeGreaterThan(10)
  const numbers = new Set(pages.map((page) => basename(page).slice(0, 4)))
  expect(ours.filter((number) => !numbers.has(number))).toEqual([])
  const required = listCited(String.raw`[(, ]R[0-9]{1,2}[),]`).map((cited) => cited.replaceAll(/[^\d]/g, ''))
  expect(required.length).toBeGreaterThan(30)
  const decided = new Set(
    [...read('docs/requirements/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number),
  )
  expect(required.filter((number) => !decided.has(number))).toEqual([])
})
