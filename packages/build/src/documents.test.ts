import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const pages = globSync('docs/decisions/0*.md', { cwd: repositoryRoot }).toSorted()

/** Files that nobody else wrote. */
const listFiles = (pattern: string) =>
  globSync(pattern, {
    cwd: repositoryRoot,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|test-results|source)$/.test(path),
  })

/** Citations in the sources. */
function listCited(pattern: RegExp): string[] {
  const sources = listFiles('{apps,packages,mock-server,e2e}/**/*.{ts,tsx,css,md,sql}')
  return [...new Set(sources.flatMap((path) => read(path).match(pattern) ?? []))]
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
  const ours = listCited(/decisions? \d{4}/g).map((cited) => cited.slice(-4))
  expect(ours.length).toBeGreaterThan(8)
  const numbers = new Set(pages.map((page) => basename(page).slice(0, 4)))
  expect(ours.filter((number) => !numbers.has(number))).toEqual([])
  const required = listCited(/[(, ]R\d{1,2}[),]/g).map((cited) => cited.replaceAll(/[^\d]/g, ''))
  expect(required.length).toBeGreaterThan(30)
  const decided = new Set(
    [...read('docs/requirements/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number),
  )
  expect(required.filter((number) => !decided.has(number))).toEqual([])
})

test('each link from a document to a file leads to one that is there', () => {
  const documents = listFiles('{README.md,{docs,apps,packages,mock-server,e2e}/**/*.md}')
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => ({
      document,
      to,
    })),
  )
  expect(links.length).toBeGreaterThan(200)
  const broken = links.filter(({ document, to }) => !existsSync(join(repositoryRoot, dirname(document), to)))
  expect(broken).toEqual([])
})
