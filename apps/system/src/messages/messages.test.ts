import { expect, test } from 'vitest'
import { businessEn } from './business-en.ts'
import { businessZh } from './business-zh.ts'
import { organizationEn } from './organization-en.ts'
import { organizationZh } from './organization-zh.ts'
import { peopleEn } from './people-en.ts'
import { peopleZh } from './people-zh.ts'
import { peopleImportEn } from './people-import-en.ts'
import { peopleImportZh } from './people-import-zh.ts'
import { personEn } from './person-en.ts'
import { personZh } from './person-zh.ts'
import { roleEn } from './role-en.ts'
import { roleZh } from './role-zh.ts'
import { tenantEn } from './tenant-en.ts'
import { tenantZh } from './tenant-zh.ts'
import { en as shared } from './en.ts'
import { zh as sharedZh } from './zh.ts'

const en = {
  ...shared,
  ...businessEn,
  ...organizationEn,
  ...peopleEn,
  ...peopleImportEn,
  ...personEn,
  ...roleEn,
  ...tenantEn,
}
const zh: Record<string, string> = {
  ...sharedZh,
  ...businessZh,
  ...organizationZh,
  ...peopleZh,
  ...peopleImportZh,
  ...personZh,
  ...roleZh,
  ...tenantZh,
}

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
