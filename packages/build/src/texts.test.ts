import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'
import { findMissingIds, findUnusedIds, type Source } from './text-ids.ts'

type Texts = Readonly<Record<'en' | 'zh', Readonly<Record<string, string>>>>
type List = { path: string; texts: Texts }

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !/\.test\.tsx?$|^packages\/(?:build|testing)\/|\/testing\//.test(path))
  .map((path): Source => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }))
const isList = ({ path, text }: Source) => path.endsWith('texts.ts') && /\bdefine(?:First)?Texts\(/.test(text)
const lists = await Promise.all(
  sources
    .filter((source) => isList(source) && !source.path.endsWith('define-texts.ts'))
    .map(async ({ path }): Promise<List> => {
      const exported = (await import(/* @vite-ignore */ join(repositoryRoot, path))) as Record<string, Texts>
      const [texts] = Object.values(exported)
      if (texts === undefined) throw new Error(`${path} exports no texts`)
      return { path, texts }
    }),
)
const ownPackage = (path: string) => path.split('/').slice(0, 2).join('/')
const apps = [...new Set(sources.map(({ path }) => ownPackage(path)))].filter((name) =>
  name.startsWith('apps/'),
)
const idsOf = (belongs: (path: string) => boolean) =>
  new Set(lists.filter(({ path }) => belongs(path)).flatMap(({ texts }) => Object.keys(texts.en)))
const code = sources.filter((source) => !isList(source))

/** Names that are the same in both languages, as are texts without a word. */
const NAMES = new Set(['Excel', 'CSV', 'HTTP 501'])
const isSign = (text: string) => NAMES.has(text) || !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))
/** A switch of the language names the other one in that language. */
const isChinese = (text: string) =>
  /\p{Script=Han}/u.test(text.replace(/(?:^English, switch to |: )中文/, ''))

/** Values in a text: those that only choose a plural may be absent in Chinese, which has none. */
function readValues(text: string): { all: string[]; shown: string[] } {
  const value = text.includes(', plural,') ? /(?<!(?:\b(?:one|other)|=\d+) )\{(\w+)[,}]/g : /\{(\w+)[,}]/g
  const all = [...text.matchAll(value)].map(([, name = '']) => name)
  const shown = all.filter(
    (name) => !text.includes(`{${name}, plural`) || text.includes('#') || text.includes(`{${name}}`),
  )
  return { all: [...new Set(all)].toSorted(), shown: [...new Set(shown)].toSorted() }
}

test('texts are found in every app', () => {
  expect(apps.filter((app) => !lists.some(({ path }) => path.startsWith(`${app}/`)))).toEqual([])
})

describe.each(lists)('$path', ({ texts }) => {
  const zh: Readonly<Record<string, string>> = texts.zh

  test('has every text in both languages, with the same values in it [SHELL-076]', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(texts.en))
    const other = Object.entries(texts.en).filter(([id, text]) => {
      const [english, chinese] = [readValues(text), readValues(zh[id] ?? '')]
      return (
        english.shown.some((name) => !chinese.all.includes(name)) ||
        chinese.all.some((name) => !english.all.includes(name))
      )
    })
    expect(other).toEqual([])
  })

  test('has each text in its language [SHELL-076]', () => {
    const misplaced = Object.entries(texts.en).filter(
      ([id, text]) =>
        text === '' ||
        zh[id] === '' ||
        isChinese(text) ||
        (!isChinese(zh[id] ?? '') && !isSign(zh[id] ?? '')),
    )
    expect(misplaced).toEqual([])
  })
})

test('an id has one text in all lists of an app', () => {
  const texts = new Map<string, string>()
  const other = lists.flatMap(({ path, texts: { en } }) =>
    Object.entries(en).filter(([id, text]) => {
      const key = `${ownPackage(path)} ${id}`
      if (!texts.has(key)) texts.set(key, text)
      return texts.get(key) !== text
    }),
  )
  expect(other).toEqual([])
})

test.each(apps)('%s requests no id that its lists or those of the packages lack', (app) => {
  const known = idsOf((path) => path.startsWith('packages/') || path.startsWith(`${app}/`))
  expect(
    findMissingIds(
      code.filter(({ path }) => path.startsWith(`${app}/`)),
      known,
    ),
  ).toEqual([])
})

test('no id is in a list that nothing shows', () => {
  expect(
    findUnusedIds(
      code,
      idsOf(() => true),
    ),
  ).toEqual([])
})

describe('of planted sources', () => {
  const known = new Set(['page.name', 'page.state.open', 'page.unused'])
  const source = (text: string) => [{ path: 'Page.tsx', text }]

  test('a requested id that no list has is found', () => {
    const text = "formatMessage({ id: 'page.name' }) + formatMessage({ id: 'page.heading' })"
    expect(findMissingIds(source(text), known)).toEqual(["Page.tsx: 'page.heading'"])
    expect(findMissingIds(source('<FormattedMessage id="page.none" />'), known)).toEqual([
      'Page.tsx: "page.none"',
    ])
    expect(findMissingIds(source('<EmptyText textId="page.none" />'), known)).toEqual([
      'Page.tsx: "page.none"',
    ])
    expect(findMissingIds(source('formatMessage({ id: `page.stat.${state}` })'), known)).toHaveLength(1)
  })

  test('an id that nothing names is found', () => {
    const text = "formatMessage({ id: 'page.name' }, { state: formatMessage({ id: `page.state.${state}` }) })"
    expect(findUnusedIds(source(text), known)).toEqual(['page.unused'])
    const named = source("textOf('page.name') + formatMessage({ id: `${textId}.text` })")
    expect(findUnusedIds(named, new Set(['page.name', 'page.name.text', 'page.state.text']))).toEqual([
      'page.state.text',
    ])
  })
})
