import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en as shared } from './en.ts'
import { zh as sharedZh } from './zh.ts'

async function textsIn(language: 'en' | 'zh'): Promise<Record<string, string>> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(`-${language}.ts`))
  const modules = await Promise.all(
    files.map(
      async (name): Promise<Record<string, Record<string, string>>> =>
        import(join(import.meta.dirname, name)),
    ),
  )
  return Object.fromEntries(
    modules.flatMap((exported) => Object.values(exported).flatMap(Object.entries<string>)),
  )
}
const en: Record<string, string> = { ...shared, ...(await textsIn('en')) }
const zh: Record<string, string> = { ...sharedZh, ...(await textsIn('zh')) }

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
  expect(notChinese).toEqual([])
})
