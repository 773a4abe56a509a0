import { expect, test } from 'vitest'
import { consoleMessages } from './console-messages.ts'
import { entryMessages } from './entry-messages.ts'

const parameters = (text: string) => [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].toSorted()

test.each([
  ['before sign-in', entryMessages],
  ['of the frame', consoleMessages],
])('texts %s exist in both languages with the same parameters [SHELL-076]', (_, messages) => {
  expect(Object.keys(messages.zh)).toEqual(Object.keys(messages.en))
  for (const [id, text] of Object.entries(messages.en)) {
    expect(messages.zh[id], id).toBeTruthy()
    expect(parameters(messages.zh[id] ?? ''), id).toEqual(parameters(text))
  }
})

test('no text is spelled in two lists', () => {
  const entry = new Set(Object.keys(entryMessages.en))
  expect(Object.keys(consoleMessages.en).filter((id) => entry.has(id))).toEqual([])
})
