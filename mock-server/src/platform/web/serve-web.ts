import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { subApp } from '@console/contracts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { NotFound } from '../errors.ts'
import { acceptedEncoding } from '../http/compress-answers.ts'
import { documentPolicy } from '../http/security-headers.ts'
import { httpTexts } from '../messages/http.ts'
import { ASSISTANT_PAGE, type ConsoleSettings } from './console-config.ts'
import {
  createHostPages,
  escaped,
  HOST_PAGE,
  type HostPage,
  intoHead,
  type LocalPage,
  type PageVisitor,
} from './host-page.ts'

/** The assistant's pages that work with data, for people who are signed in. */
const ASSISTANT_WORK_PAGE = 'assistant-console/work.html'
/** The gallery of components, for developers: nobody has to be signed in. */
const GALLERY_PAGE = 'console/sdk/gallery/index.html'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Files whose name changes with their content; a manifest keeps its name whatever it says. */
const HASHED = /[.-](?=[0-9a-z]*\d)[0-9a-f]{8,}\.[a-z0-9.]+$/i
/** Scripts and styles: no browser shows them as a document, and a page requests many. */
const PROGRAM = /\.(js|css)(\.br|\.gz)?$/
/** Headers that matter to documents only; on a script they would waste half a kilobyte. */
const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']
/** The pages, and the addresses that each one's own code handles; the first that fits. */
const PAGES: readonly { file: string; addresses: readonly string[] }[] = [
  { file: GALLERY_PAGE, addresses: ['/console/sdk/gallery/'] },
  { file: HOST_PAGE, addresses: ['/console/', '/app-tenant-system/'] },
  {
    file: ASSISTANT_PAGE,
    addresses: [
      '/assistant-console/release-notes/',
      '/assistant-console/download/',
      '/assistant-console/forgot-password/',
      '/assistant-console/new-password/',
      '/assistant-console/confirm-mail/',
      '/assistant-console/seat/',
      '/dashboard/',
    ],
  },
  { file: ASSISTANT_WORK_PAGE, addresses: ['/assistant-console/'] },
]
/** The console's page for an address without one. */
const NOT_FOUND_ADDRESS = '/console/error/404'
/** Prefixes of calls: what is unknown below them is an envelope, never a page. */
const CALL_PREFIXES = ['/api/', '/system/', '/qc-admin/', '/assistant-cms/']

type HostPageSources = {
  settings: ConsoleSettings
  findVisitor: (request: FastifyRequest) => Promise<PageVisitor | null>
  /** The page on the visitor's own machine that the document may load, for a developer who has agreed to it; null for all others. */
  findLocalPage: (request: FastifyRequest) => Promise<LocalPage | null>
}

/** The built console. The folder is laid out as the addresses are, with `.br` and `.gz` beside what compresses. */
export function serveWeb(
  app: FastifyInstance,
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  { settings, findVisitor, findLocalPage }: HostPageSources,
): void {
  const { webRoot } = config
  const isBuilt = existsSync(webRoot)
  const hostPageFor = createHostPages({ webRoot, settings, log })
  if (isBuilt) {
    void app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      // A folder is no file: what its address shows is decided below.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      // Requests for changes compare the hash of the content, and nobody reads a part of a script.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        void reply.headers({
          'cache-control': HASHED.test(path.slice(webRoot.length)) ? IMMUTABLE : 'no-cache',
          vary: 'accept-encoding',
        })
        if (PROGRAM.test(path)) for (const header of DOCUMENT_HEADERS) void reply.removeHeader(header)
      },
    })
  }
  for (const address of ['/', '/console'])
    app.get(address, async ({ url }, reply) => reply.redirect(`/console/${toQuery(url)}`, 302))
  app.setNotFoundHandler(async (request, reply) => {
    const page = findPage(request)
    const address = page === null ? addressBelowConsole(request) : null
    if (address !== null) return reply.redirect(address, 302)
    if (page === null) throw new NotFound(isCall(request) ? httpTexts.unknownCall : httpTexts.notFound)
    if (!isBuilt || !(await isThere(join(webRoot, page)))) throw new NotFound(httpTexts.notBuilt)
    if (page !== HOST_PAGE) return reply.sendFile(page)
    const hostPage = await hostPageFor({ path: getRequestPath(request), visitor: await findVisitor(request) })
    const localPage = await findLocalPage(request)
    if (localPage !== null) return sendLocalPage(hostPage, localPage, { config, reply })
    return sendHostPage(hostPage, { request, reply })
  })
}

/** Looks the file up without blocking the event loop, so that a busy disk delays no other request. */
const isThere = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Sends a page that names the files that this visitor needs at the address, and nothing personal. */
async function sendHostPage(
  { bytes, etag }: HostPage,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = acceptedEncoding(request)
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await bytes(encoding))
}

/**
 * Sends the page with a policy that allows the origin of a local page, and says so in the document. Nobody stores it: whether
 * the next one is allowed, is asked again.
 */
async function sendLocalPage(
  { bytes }: HostPage,
  { module, address }: LocalPage,
  { config, reply }: { config: AppContext['config']; reply: FastifyReply },
): Promise<FastifyReply> {
  const html = (await bytes(undefined)).toString()
  const page = escaped(`${module}@${address}`)
  void reply.headers({
    'content-security-policy': documentPolicy(config, new URL(address).origin),
    'cache-control': 'no-store',
    vary: 'accept-encoding, cookie',
  })
  return reply
    .type('text/html; charset=utf-8')
    .send(intoHead(html, `<meta name="${subApp.LOCAL_PAGE_META}" content="${page}">`))
}

function getRequestPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function isCall(request: FastifyRequest): boolean {
  return CALL_PREFIXES.some((prefix) => getRequestPath(request).startsWith(prefix))
}

/**
 * The documents write some addresses without the console's base, `/login` for one (SHELL-Q1): a browser that opens one of them, or
 * a mistyped one, is led to the console, which has the page or says that there is none. Null for all else.
 */
function addressBelowConsole(request: FastifyRequest): string | null {
  const path = getRequestPath(request)
  const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
  if (!isOpened || isCall(request) || path.startsWith('/console/')) return null
  return extname(path) === '' ? `/console${request.url}` : NOT_FOUND_ADDRESS
}

/** The page behind an address; null when it is none. */
function findPage(request: FastifyRequest): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const path = getRequestPath(request)
  if (extname(path) !== '') return null
  const page = PAGES.find(({ addresses }) =>
    addresses.some((prefix) => path.startsWith(prefix) || path === prefix.slice(0, -1)),
  )
  return page?.file ?? null
}

/** The query of an address, with its question mark: it may say how the console is to be opened. */
function toQuery(url: string): string {
  const begin = url.indexOf('?')
  return begin === -1 ? '' : url.slice(begin)
}
