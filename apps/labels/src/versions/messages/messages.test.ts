import { expect, test } from 'vitest'
import { en } from './en.ts'
import { zh } from './zh.ts'

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
  expect(placeholders(zh[id as keyof typeof zh])).toEqual(expected)
})

test('Chinese texts are Chinese [SHELL-076]', () => {
  const notChinese = Object.entries(zh).filter(([, text]) => !/\p{Script=Han}/u.test(text))
  expect(notChinese.map(([id]) => id)).toEqual([])
})
