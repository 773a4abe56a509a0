import { http, HttpResponse, type HttpHandler } from 'msw'

/** A stored file at its address, of any server where none is named; `null` answers 404. */
export function mockFile(address: string, content: { type: string; text: string } | null): HttpHandler {
  return http.get(address.startsWith('/') ? `*${address}` : address, () =>
    content === null
      ? new HttpResponse(null, { status: 404 })
      : new HttpResponse(content.text, { headers: { 'content-type': content.type } }),
  )
}
