import { company } from '@console/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpClient } from './create-http-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a call whose body is a form is sent as its parts, the file with its name and type [COMP-008]', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ status: '0', data: { url: '/logo.png' } }),
  )
  vi.stubGlobal('fetch', fetched)
  const client = createHttpClient({
    getToken: () => 'token',
    apiOrigin: '',
    getLanguage: () => 'en',
    notify: () => undefined,
    onUnauthorized: () => undefined,
  })
  const file = new File(['abc'], 'logo.png', { type: 'image/png' })
  await expect(client.send(company.uploadLogo, { body: { file, purpose: '1' } })).resolves.toEqual({
    url: '/logo.png',
  })
  const { body, headers } = fetched.mock.calls[0]?.[1] ?? {}
  if (!(body instanceof FormData)) throw new Error('the body is no form')
  expect([...body]).toEqual([
    ['file', file],
    ['purpose', '1'],
  ])
  // Set by the browser, with the boundary it chose.
  expect(new Headers(headers).get('content-type')).toBeNull()
})
