import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { problem, type Answer } from './http/envelopes.ts'
import { Fields } from './http/fields.ts'
import { Files } from './http/files.ts'
import { HttpProblem, Unauthorised } from './http/problems.ts'
import { readBody } from './http/read-request.ts'
import { findRoute, type Route } from './http/router.ts'
import { findWebFile } from './http/serve-web.ts'
import { PARTNER_PAGES } from './partner/pages.ts'
import { createRoutes } from './routes.ts'
import { Tokens } from './session/tokens.ts'

export { ACCOUNTS } from './base/people.ts'

export type PlatformOptions = {
  /** Absent or 0: one that the system chooses. */
  port?: number
  /** The folder of the built console; without it the platform answers calls only. */
  webRoot?: string
  /** The address at which browsers reach the platform, for links to its files; absent: the host of each request. */
  origin?: string
}
export type ReceivedRequest = { method: string; path: string; status: number }
export type DocumentPlatform = {
  address: string
  /** Every request since the start, the last one last. */
  requests: readonly ReceivedRequest[]
  stop: () => Promise<void>
}

/** Starts a platform that has the calls of the customer's documents, and nothing else. */
export async function startDocumentPlatform(options: PlatformOptions = {}): Promise<DocumentPlatform> {
  const files = new Files()
  const tokens = new Tokens()
  const routes = createRoutes(files, tokens)
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, { routes, files, tokens, options })
      .catch(toProblem)
      .then((result) => {
        const { pathname } = addressIn(request)
        requests.push({ method: request.method ?? '', path: pathname, status: result.status })
        send(response, result)
      })
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('The system named no port.')
  return {
    address: `http://127.0.0.1:${listening.port}`,
    requests,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Context = { routes: readonly Route[]; files: Files; tokens: Tokens; options: PlatformOptions }

const addressIn = (request: IncomingMessage): URL =>
  new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`)

async function answer(request: IncomingMessage, context: Context): Promise<Answer> {
  const method = request.method ?? 'GET'
  const address = addressIn(request)
  // Browsers send a preflight request before a page of another origin may call.
  if (method === 'OPTIONS') return { status: 204, file: new Uint8Array(), mediaType: 'text/plain' }
  const match = findRoute(context.routes, method, address.pathname)
  if (match === 'other method') return problem(405, 'There is no such method here')
  if (match === 'unknown path') return answerFile(method, address.pathname, context)
  const { body, upload } = await readBody(request)
  const common = {
    params: match.params,
    query: Fields.fromQuery(address.searchParams),
    body,
    upload,
    origin: context.options.origin ?? address.origin,
  }
  if (match.route.isPublic) return match.route.answer(common)
  const token = (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '')
  const person = context.tokens.find(token)
  if (person === null) throw new Unauthorised()
  return match.route.answer({ ...common, person, token })
}

/** A 404 without an envelope means that the call does not exist; a 404 with a code means that the record does not. */
const UNKNOWN_CALL: Answer = {
  status: 404,
  file: new TextEncoder().encode('Not found'),
  mediaType: 'text/plain; charset=utf-8',
}

async function answerFile(method: string, path: string, { files, options }: Context): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return UNKNOWN_CALL
  const stored = files.find(path)
  if (stored !== undefined)
    return { status: 200, file: stored.content, mediaType: stored.mediaType, fileName: stored.name }
  const partner = PARTNER_PAGES.get(path)
  if (partner !== undefined)
    return { status: 200, file: new TextEncoder().encode(partner), mediaType: 'text/html; charset=utf-8' }
  const page = options.webRoot === undefined ? null : await findWebFile(options.webRoot, path)
  if (page !== null) return { status: 200, file: page.content, mediaType: page.mediaType }
  return UNKNOWN_CALL
}

function toProblem(error: unknown): Answer {
  if (error instanceof HttpProblem) return problem(error.status, error.message)
  return problem(500, error instanceof Error ? error.message : 'The platform failed')
}

/** A console of another origin may call; the token is in a header, so no cookie is needed. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, accept-language, app, version, businesstypeid, business-type-id',
  'access-control-expose-headers': 'content-disposition',
  'access-control-max-age': '600',
}

function send(response: ServerResponse, result: Answer): void {
  const isFile = 'file' in result
  const content = isFile ? result.file : new TextEncoder().encode(JSON.stringify(result.json))
  const name = isFile ? result.fileName : undefined
  response.writeHead(result.status, {
    ...CORS,
    'content-type': isFile ? result.mediaType : 'application/json; charset=utf-8',
    'content-length': content.byteLength,
    'cache-control': 'no-cache',
    ...(name === undefined
      ? {}
      : { 'content-disposition': `inline; filename="${name.replaceAll(/[^\w.-]/g, '_')}"` }),
  })
  response.end(content)
}
