import { expect, test } from 'vitest'
import { accountMessages } from '../../screens/account/messages/account-messages.ts'
import { inboxMessages } from '../../screens/inbox/messages/inbox-messages.ts'
import { functionalConfigPage } from '../../screens/settings/functional-config/functional-config-page.ts'
import { consoleMessages } from './console-messages.ts'
import { entryMessages } from './entry-messages.ts'

const parameters = (text: string) =>
  new Set([...text.matchAll(/\{\s*([a-z]\w*)\s*[,}]/g)].map(([, name]) => name))

test.each([
  ['before sign-in', entryMessages],
  ['of the frame', consoleMessages],
  ['of the account', accountMessages],
  ['of the inbox', inboxMessages],
  ['of functions not set up', functionalConfigPage.messages],
])('texts %s exist in both languages with the same parameters [SHELL-076]', (_, messages) => {
  expect(Object.keys(messages.zh)).toEqual(Object.keys(messages.en))
  expect(Object.values(messages.zh)).not.toContain('')
  const named = (texts: Record<string, string>) =>
    Object.entries(texts).map(([id, text]) => [id, parameters(text)])
  expect(named(messages.zh)).toEqual(named(messages.en))
})

test('no text is defined in two lists', () => {
  const ids = [entryMessages, consoleMessages, accountMessages, inboxMessages].flatMap(({ en }) =>
    Object.keys(en),
  )
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
