import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Config } from '../config.ts'
import { NotFound } from '../http/errors.ts'
import { httpTexts } from '../messages/http.ts'

const HOST_PAGE = 'console/index.html'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Files whose name changes with their content; a manifest keeps its name whatever it says. */
const HASHED = /[.-](?=[0-9a-z]*\d)[0-9a-f]{8,}\.[a-z0-9.]+$/i
/** Scripts and styles: no browser shows them as a document, and a page asks for many. */
const PROGRAM = /\.(js|css)(\.br|\.gz)?$/
/** Headers that only a document heeds; on a script they are half a kilobyte of nothing. */
const OF_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']
/** Addresses that the console's own router knows; each is the same page. */
const CONSOLE_ADDRESSES = ['/console/', '/app-tenant-system/']
/** Prefixes of calls: what is unknown below them is an envelope, never a page. */
const CALL_PREFIXES = ['/api/', '/system/', '/qc-admin/', '/assistant-cms/']

/** The built console. The folder is laid out as the addresses are, with `.br` and `.gz` beside what compresses. */
export function serveWeb(app: FastifyInstance, config: Pick<Config, 'webRoot'>): void {
  const { webRoot } = config
  const isBuilt = existsSync(webRoot)
  if (isBuilt) {
    void app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      // A folder is no file: what its address shows is decided below.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.headers({
          'cache-control': HASHED.test(path.slice(webRoot.length)) ? IMMUTABLE : 'no-cache',
          vary: 'accept-encoding',
        })
        if (PROGRAM.test(path)) for (const header of OF_DOCUMENTS) void reply.removeHeader(header)
      },
    })
  }
  app.get('/', async (_request, reply) => reply.redirect('/console/', 302))
  app.get('/console', async (_request, reply) => reply.redirect('/console/', 302))
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new NotFound(isCall(request) ? httpTexts.unknownCall : httpTexts.notFound)
    if (!isBuilt || !existsSync(join(webRoot, HOST_PAGE))) throw new NotFound(httpTexts.notBuilt)
    return sendHostPage(reply)
  })
}

function sendHostPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile(HOST_PAGE)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function isCall(request: FastifyRequest): boolean {
  return CALL_PREFIXES.some((prefix) => pathOf(request).startsWith(prefix))
}

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = pathOf(request)
  return (
    extname(path) === '' &&
    CONSOLE_ADDRESSES.some((prefix) => path.startsWith(prefix) || path === prefix.slice(0, -1))
  )
}
