import type { IncomingMessage } from 'node:http'
import { Fields } from './fields.ts'
import type { Upload } from './files.ts'
import { BadRequest, HttpProblem } from './problems.ts'

/** The largest file of the documents is 50 MB; the rest is room for the parts around it. */
const LARGEST_BODY_BYTES = 51 * 1024 * 1024

export type Body = { body: Fields; upload: Upload | null }

export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > LARGEST_BODY_BYTES) throw new HttpProblem(413, 'The request is too large')
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  if (content.byteLength === 0) return { body: new Fields(null), upload: null }
  const mediaType = request.headers['content-type'] ?? ''
  return mediaType.startsWith('multipart/form-data') ? readForm(content, mediaType) : readJson(content)
}

function readJson(content: Buffer): Body {
  try {
    return { body: new Fields(JSON.parse(content.toString('utf8'))), upload: null }
  } catch {
    throw new BadRequest('The body is no JSON')
  }
}

/** Parts between boundaries, each with its headers, an empty line and its content. Latin-1 is one character a byte. */
function readForm(content: Buffer, mediaType: string): Body {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(mediaType) ?? []
  if (boundary === undefined) throw new BadRequest('The form has no boundary')
  const texts: Record<string, unknown> = {}
  let upload: Upload | null = null
  for (const part of content.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [headers = '', ...rest] = part.split('\r\n\r\n')
    const bytes = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1')
    const [, name = ''] = /[ ;]name="([^"]*)"/.exec(headers) ?? []
    const [, fileName] = /filename="([^"]*)"/.exec(headers) ?? []
    const [, type = 'application/octet-stream'] = /content-type: *([^\r\n]+)/i.exec(headers) ?? []
    if (fileName === undefined) texts[name] = bytes.toString('utf8')
    else if (name === 'file')
      upload = { name: Buffer.from(fileName, 'latin1').toString('utf8'), mediaType: type, content: bytes }
  }
  return { body: new Fields(texts), upload }
}
