import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureText, refusalReason, toastText } from './failure-text.ts'

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
])('a failure is described by %s', (_, error, text) => {
  expect(failureText(error)).toBe(text)
})

const refusal = (status: number, facts: object) =>
  new ApiError('In use.', { kind: 'status', callId: 'x', status, ...facts })

test.each([
  ['a refusal', refusal(200, { kind: 'refusal' }), 'In use.'],
  [
    'a failed status with a reason',
    refusal(409, { detail: { reason: 'Changed meanwhile.' } }),
    'Changed meanwhile.',
  ],
  ['a failed status without one', refusal(409, {}), null],
  ['a fault of the server', refusal(500, { detail: { reason: 'Reference: 7' } }), null],
  ['no answer', new ApiError('No network', { kind: 'network', callId: 'x' }), null],
  ['anything else', new Error('gone'), null],
])('beside a text that says what failed, the reason of %s is what the platform said', (_, error, reason) => {
  expect(refusalReason(error)).toBe(reason)
})

test.each([
  ['of a status with a text of its own is that text of the client', 403, 'May not.', 'Access Denied'],
  ['of any other status is what the server says', 409, 'Changed meanwhile.', 'Changed meanwhile.'],
  [
    'of any other status is that of the client, where the server says nothing',
    409,
    undefined,
    'Access Denied',
  ],
] as const)('the toast %s [SHELL-018, PROV-022]', (...[, status, reason, text]) => {
  const detail = reason === undefined ? {} : { reason }
  const error = new ApiError('Access Denied', { kind: 'status', callId: 'x', status, detail })
  expect(toastText(error)).toBe(text)
})
