import { audit, businessReference } from '@console/contracts'
import { network } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createHttpClient } from './create-http-client.ts'
import type { UnusableAnswer } from './unusable-answer.ts'

const { industryAll } = businessReference
const industry = { callId: industryAll.id, method: 'GET', path: industryAll.path, isDocumented: true }
const SHAPE = 'The server sent an answer the console does not understand'

function client() {
  const onUnusable = vi.fn<(answer: UnusableAnswer) => void>()
  const options = { getToken: () => null, apiOrigin: '', getLanguage: () => 'en' as const }
  return {
    ...createHttpClient({ ...options, notify: () => {}, onUnauthorized: () => {}, onUnusable }),
    onUnusable,
  }
}
const page = () => HttpResponse.html('<!doctype html><title>Not here</title>', { status: 404 })

test.each([
  ['a page of another program', page, { reason: 'missing', field: null }],
  [
    'a 404 of a framework',
    () => HttpResponse.json({ timestamp: 1, status: 404, error: 'Not Found' }, { status: 404 }),
    { reason: 'missing', field: null },
  ],
  ['501', () => HttpResponse.json({}, { status: 501 }), { reason: 'notImplemented', field: null }],
  ['a page with 200', () => HttpResponse.html('<p>Sign in</p>'), { reason: 'shape', field: null }],
  [
    'an id that is none',
    () => HttpResponse.json({ code: 0, data: [{ id: 'x', name: 'Energy' }] }),
    { reason: 'shape', field: '0.id' },
  ],
] as const)('%s in answer to a call is reported as unusable', async (_what, answer, expected) => {
  network.use(http.get(`*${industryAll.path}`, answer))
  const { send, onUnusable } = client()
  await expect(send(industryAll)).rejects.toBeInstanceOf(ApiError)
  await vi.waitFor(() => expect(onUnusable.mock.calls).toEqual([[{ ...industry, ...expected }]]))
})

test.each([
  [
    'a record that is not there',
    () => HttpResponse.json({ code: 404, msg: 'No such record' }, { status: 404 }),
  ],
  ['a failure of the server', () => HttpResponse.json({}, { status: 500 })],
  ['a refusal', () => HttpResponse.json({ code: 7, msg: 'no' })],
  ['no answer', () => HttpResponse.error()],
] as const)('%s is none', async (_what, answer) => {
  network.use(http.get(`*${audit.detail.path}`, answer))
  const { send, onUnusable } = client()
  await expect(send(audit.detail, { query: { id: 1 } })).rejects.toBeInstanceOf(ApiError)
  expect(onUnusable).not.toHaveBeenCalled()
})

test('the text of an answer in another shape names the call, and the field', async () => {
  const { send } = client()
  network.use(http.get(`*${industryAll.path}`, () => HttpResponse.json({ code: 0, data: [{ id: 1 }] })))
  await expect(send(industryAll)).rejects.toThrow(`${SHAPE} (business.industryAll, 0.name)`)
  network.use(http.get(`*${industryAll.path}`, () => HttpResponse.html('<p>Sign in</p>')))
  await expect(send(industryAll)).rejects.toThrow(`${SHAPE} (business.industryAll)`)
})
