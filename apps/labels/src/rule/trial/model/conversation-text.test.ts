import { expect, test } from 'vitest'
import { MAX_TRIED_SENTENCES, readConversation } from './conversation-text.ts'

test('lines of both languages are sentences of agent and customer, empty ones are left out', () => {
  const { sentences, unread, isCut } = readConversation(
    'Agent: Good afternoon\n\n  customer : I want to cancel: now\n坐席：您好\r\n客户: 退保',
  )
  expect(sentences.map(({ role, words }) => [role, words])).toEqual([
    [0, 'Good afternoon'],
    [1, 'I want to cancel: now'],
    [0, '您好'],
    [1, '退保'],
  ])
  expect({ unread, isCut }).toEqual({ unread: [], isCut: false })
})

test('times are read where there are any, and without one the end of a sentence is unknown', () => {
  const { sentences } = readConversation(
    '0:05-0:09 Agent: a\n[1:02:03.5 – 1:02:04] Customer: b\n[1:03:00] Agent: c\nCustomer: d',
  )
  expect(sentences.map(({ beginMs, endMs }) => [beginMs, endMs])).toEqual([
    [5000, 9000],
    [3_723_500, 3_724_000],
    [3_780_000, null],
    [3_780_000, null],
  ])
})

test.each(['Good afternoon', 'Agent:', 'Agent:   ', 'Manager: hello', 'Agents: hello'])(
  '%j cannot be read, and is named by its line',
  (line) => {
    expect(readConversation(`Agent: a\n\n${line}`).unread).toEqual([{ line: 3, text: line.trim() }])
  },
)

test.each([
  [500, 500, false],
  [501, 500, true],
])('of %i sentences %i are tried, cut: %s', (count, tried, isCut) => {
  expect(MAX_TRIED_SENTENCES).toBe(500)
  const read = readConversation('Agent: a\n'.repeat(count))
  expect(read.sentences).toHaveLength(tried)
  expect(read.isCut).toBe(isCut)
})
