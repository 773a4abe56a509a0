import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en as appEn } from './en.ts'
import { zh as appZh } from './zh.ts'

type Texts = Readonly<Record<'en' | 'zh', Readonly<Record<string, string>>>>

const PAGES = join(import.meta.dirname, '../pages')
const pages = await Promise.all(
  globSync('*/texts.ts', { cwd: PAGES }).map(
    async (file) => ((await import(join(PAGES, file))) as { texts: Texts }).texts,
  ),
)
const en: Readonly<Record<string, string>> = Object.assign({}, appEn, ...pages.map((texts) => texts.en))
const zh: Readonly<Record<string, string>> = Object.assign({}, appZh, ...pages.map((texts) => texts.zh))

/** The placeholders of a text; the contents of plural branches are skipped. */
function placeholders(text: string): string[] {
  const flat = text.replace(/\{(\w+), plural,(?:[^{}]*\{[^{}]*\})+\}/g, '{$1}')
  return [...new Set([...flat.matchAll(/\{(\w+)(?:, number)?\}/g)].map(([, name]) => name ?? ''))].sort()
}

test('every text exists in both languages [SHELL-076]', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
  expect(Object.values(zh)).not.toContain('')
})

test.each(Object.entries(en))('%s has the same values in it in both languages [SHELL-076]', (id, text) => {
  // Chinese has no plural, so a count that only chooses the plural may be absent there.
  const expected = placeholders(text).filter(
    (name) => !text.includes(`{${name}, plural`) || text.includes('#'),
  )
  expect(placeholders(zh[id] ?? '')).toEqual(expected)
})

test('Chinese texts are Chinese [SHELL-076]', () => {
  const notChinese = Object.entries(zh).filter(([, text]) => !/\p{Script=Han}/u.test(text))
  expect(notChinese.map(([id]) => id)).toEqual(['bill.accounts.of'])
})
