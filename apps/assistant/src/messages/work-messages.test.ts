import { expect, test } from 'vitest'
import { workEn } from './work-en.ts'
import { workZh } from './work-zh.ts'

const chinese: Readonly<Record<string, string>> = workZh

/** Names of the values in a text; what stands inside a plural's branches is no value. */
function placeholders(text: string): string[] {
  const flat = text
    .replaceAll(/\{(\w+), number\}/g, '{$1}')
    .replace(/\{(\w+), plural,(?:[^{}]*\{[^{}]*\})+\}/g, '{$1}')
  return [...new Set([...flat.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted()
}

test('every text of these pages has the same values in it in both languages [SHELL-076]', () => {
  expect(Object.keys(workZh).toSorted()).toEqual(Object.keys(workEn).toSorted())
  for (const [id, text] of Object.entries(workEn)) {
    expect([id, placeholders(chinese[id] ?? '')]).toEqual([id, placeholders(text)])
  }
})

test('texts are in their language [SHELL-076]', () => {
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
  const withoutWords = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))
  const misplaced = Object.entries(workEn).filter(
    ([id, text]) => isChinese(text) || (!isChinese(chinese[id] ?? '') && !withoutWords(chinese[id] ?? '')),
  )
  expect(misplaced.map(([id]) => id)).toEqual([])
})
