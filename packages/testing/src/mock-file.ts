import type { Call } from '@console/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** A stored file at its address, of any server where none is named; `null` answers 404. */
export function mockFile(address: string, content: { type: string; text: string } | null): HttpHandler {
  return http.get(address.startsWith('/') ? `*${address}` : address, () =>
    content === null
      ? new HttpResponse(null, { status: 404 })
      : new HttpResponse(content.text, { headers: { 'content-type': content.type } }),
  )
}

/** A call with a body that answers a file (`answersFile`). */
export function mockFileCall(
  call: Call,
  answer: (input: { body: unknown; request: Request }) => { type: string; bytes: Uint8Array<ArrayBuffer> },
): HttpHandler {
  return http.post(`*${call.path}`, async ({ request }) => {
    const { type, bytes } = answer({ body: await request.clone().json(), request })
    return new HttpResponse(bytes, { headers: { 'content-type': type } })
  })
}
