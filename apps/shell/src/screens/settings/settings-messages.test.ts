import { expect, test } from 'vitest'
import { companyPage } from './company/company-page.ts'
import { credentialsPage } from './credentials/credentials-page.ts'

const parameters = (text: string) =>
  new Set([...text.matchAll(/\{\s*([a-z]\w*)\s*[,}]/g)].map(([, name]) => name))

test.each([
  ['company settings', companyPage.messages],
  ['API credentials', credentialsPage.messages],
])('texts of the %s exist in both languages with the same parameters [SHELL-076]', (_, messages) => {
  expect(Object.keys(messages.zh)).toEqual(Object.keys(messages.en))
  expect(Object.values(messages.zh)).not.toContain('')
  const named = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([id, text]) => [id, parameters(text)])
  expect(named(messages.zh)).toEqual(named(messages.en))
})
