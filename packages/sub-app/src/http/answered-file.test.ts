import { businessReference, quality } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fileName } from './answered-file.ts'
import type { ApiError } from './api-error.ts'
import { createHttpClient } from './create-http-client.ts'

const call = quality.exportSeats
const filter = { beginDay: '20261101', endDay: '20261102' }

function newClient() {
  const notify = vi.fn<(error: ApiError) => void>()
  const onUnauthorized = vi.fn()
  const client = createHttpClient({
    getToken: () => 'token',
    apiOrigin: '',
    getLanguage: () => 'en',
    notify,
    onUnauthorized,
  })
  return { client, notify, onUnauthorized }
}

describe('a call that answers a file', () => {
  test('gives its bytes and the name that the server has for it', async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0x00, 0x80])
    network.use(
      http.post(`*${call.path}`, () =>
        HttpResponse.arrayBuffer(bytes.buffer, {
          headers: {
            'content-type': 'image/jpeg',
            'content-disposition': `attachment; filename="x.jpg"; filename*=UTF-8''%E5%88%86.jpg`,
          },
        }),
      ),
    )
    const { content, name } = await newClient().client.sendForFile(call, { body: filter })
    expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes)
    expect(content.type).toBe('image/jpeg')
    expect(name).toBe('分.jpg')
  })

  test('rejects with the refusal in its envelope, and with the text of a failed status', async () => {
    const { client, notify, onUnauthorized } = newClient()
    network.use(mockCall(call, new Refusal(1101, 'Still running')))
    await expect(client.sendForFile(call, { body: filter })).rejects.toMatchObject({
      kind: 'refusal',
      code: 1101,
      message: 'Still running',
    })
    network.use(mockCall(call, new Refusal(403, 'Not yours', { status: 403 })))
    await expect(client.sendForFile(call, { body: filter })).rejects.toMatchObject({
      kind: 'status',
      status: 403,
      detail: { reason: 'Not yours' },
    })
    network.use(mockStatus(call, 502))
    await expect(client.sendForFile(call, { body: filter })).rejects.toMatchObject({
      message: 'Gateway Error',
    })
    expect(notify).toHaveBeenCalledTimes(3)
    network.use(mockStatus(call, 401))
    await expect(client.sendForFile(call, { body: filter })).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('does not take an envelope of success for the file', async () => {
    network.use(mockCall(call, null))
    await expect(newClient().client.sendForFile(call, { body: filter })).rejects.toMatchObject({
      kind: 'shape',
      message: `The server sent an answer the console does not understand (${call.id})`,
    })
  })
})

test.each([
  ['attachment', null],
  ['attachment; filename=a.csv', 'a.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  [`attachment; filename*=UTF-8''a%20b.csv; filename="x.csv"`, 'a b.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E5`, 'x.csv'],
])('the file of %s is called %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name)
})

test('headers of one call go with it, beside token and language', async () => {
  let seen = new Headers()
  network.use(
    mockCall(businessReference.industryAll, ({ request }) => {
      seen = request.headers
      return []
    }),
  )
  await newClient().client.send(businessReference.industryAll, {
    headers: { 'If-None-Match': '"7"', Authorization: 'Bearer other' },
  })
  expect(seen.get('if-none-match')).toBe('"7"')
  expect(seen.get('authorization')).toBe('Bearer token')
  expect(seen.get('accept-language')).toBe('en')
})
