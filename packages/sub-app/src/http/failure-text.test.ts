import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'

test.each([
  [
    'the reason of the server',
    new ApiError('Refused', { kind: 'status', callId: 'x', status: 429, detail: { reason: 'Wait 5 s.' } }),
    'Wait 5 s.',
  ],
  [
    'the sentence of its kind without a reason',
    new ApiError('No network', { kind: 'network', callId: 'x' }),
    'No network',
  ],
  ['the message of any other error', new Error('The chunk is gone'), 'The chunk is gone'],
  ['what was thrown that is no error', 'gone', 'gone'],
])('a failure is told by %s', (_, error, text) => {
  expect(failureText(error)).toBe(text)
})
