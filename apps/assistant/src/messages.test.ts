import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '@console/sub-app'
import { formMessages } from '@console/ui/form-messages'
import { expect, test } from 'vitest'
import { assistantMessages } from './base/messages/assistant-messages.ts'
import { workEn } from './base/messages/work-en.ts'
import { workZh } from './base/messages/work-zh.ts'

const source = import.meta.dirname
/** Folders that are not domains. */
const NOT_DOMAINS = ['base', 'host', 'testing']
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/messages\/[a-z-]+-texts\.ts$/.test(path))
  .toSorted()
const ofFolders = await Promise.all(
  folders.map(async (path) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every file of texts exports
    const { texts } = (await import(/* @vite-ignore */ join(source, path))) as { texts: Texts }
    return [path, texts] as const
  }),
)
const lists = [
  ['assistant-messages.ts', assistantMessages],
  ['work-en.ts', { en: workEn, zh: workZh }],
  ...ofFolders,
] as const

/** The placeholders of a text; the contents of plural branches are skipped. */
function placeholders(text: string): string[] {
  const flat = text
    .replaceAll(/\{(\w+), number\}/g, '{$1}')
    .replace(/\{(\w+), plural,(?:[^{}]*\{[^{}]*\})+\}/g, '{$1}')
  return [...new Set([...flat.matchAll(/\{(\w+)(?:, number)?\}/g)].map(([, name]) => name ?? ''))].toSorted()
}

test('every domain has its texts', () => {
  const domains = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_DOMAINS.includes(entry.name))
    .map(({ name }) => name)
  expect(domains.length).toBeGreaterThan(0)
  expect(domains.filter((domain) => !folders.some((path) => path.startsWith(`${domain}/messages/`)))).toEqual(
    [],
  )
})

test('no text is defined twice', () => {
  // Texts of the form kit are defined there; each page that is loaded without the others brings them along.
  const ids = lists.flatMap(([, { en }]) => Object.keys(en).filter((id) => !(id in formMessages.en)))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(lists)('%s has the same texts with the same values in both languages [SHELL-076]', (_, texts) => {
  const chinese: Readonly<Record<string, string>> = texts.zh
  expect(Object.keys(texts.zh).toSorted()).toEqual(Object.keys(texts.en).toSorted())
  for (const [id, text] of Object.entries(texts.en)) {
    expect([id, placeholders(chinese[id] ?? '')]).toEqual([id, placeholders(text)])
  }
})

test.each(lists)('%s has each text in its language [SHELL-076]', (_, texts) => {
  const chinese: Readonly<Record<string, string>> = texts.zh
  // A language switch names the other language in that language.
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text.replace('switch to 中文', ''))
  const withoutWords = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))
  const misplaced = Object.entries(texts.en).filter(
    ([id, text]) => isChinese(text) || (!isChinese(chinese[id] ?? '') && !withoutWords(chinese[id] ?? '')),
  )
  expect(misplaced.map(([id]) => id)).toEqual([])
})
