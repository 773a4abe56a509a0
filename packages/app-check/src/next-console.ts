import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import { documents, subApp } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { changesSomething } from '@console/platform-check/changing-calls'
import * as z from 'zod'
import { CannotCheck } from './cannot-check.ts'
import { serveConsole } from './serve-console.ts'

/** Addresses of the host's page. */
const PAGES = ['/console/', '/app-tenant-system/']
/** Headers of the running console's page, which the page of the build gets too. */
const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}
/** Headers that hold for one connection, for bytes as they were sent, or for an answer that somebody has already. */
const NOT_PASSED_ON = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'if-none-match',
  'keep-alive',
  'origin',
  'referer',
  'transfer-encoding',
])

const healthBody = subApp.reportHealth.body
const tokenAnswer = z.object({ data: subApp.token.data })
const registryAnswer = z.looseObject({ data: z.looseObject({ apps: z.array(z.looseObject({})) }) })

export type NextConsole = {
  origin: string
  /** What the page has reported of a version since it was opened. */
  reportsOf: (versionId: number) => readonly subApp.HealthReport[]
  /** Changing requests of a version: none was passed on. */
  refusedOf: (versionId: number) => readonly string[]
  stop: () => Promise<void>
}

/**
 * Serves the pages of a build on this machine, with the calls and the app files of a console that runs elsewhere. Nothing changes
 * there: changing calls are not passed on, but for the tokens of apps, which end with the session.
 */
export async function startNextConsole(running: string, webRoot: string): Promise<NextConsole> {
  const next = new Next(running, webRoot, await readPageHeaders(running))
  const { origin, stop } = await serveConsole(async (request, response) => next.answer(request, response))
  next.origin = origin
  return {
    origin,
    reportsOf: (versionId) => next.reports.get(versionId) ?? [],
    refusedOf: (versionId) => next.refused.get(versionId) ?? [],
    stop,
  }
}

/** The policy under which the apps run today. */
async function readPageHeaders(running: string): Promise<Record<string, string>> {
  const answer = await fetch(new URL('/console/', running), { headers: { accept: 'text/html' } }).catch(
    (error: unknown) => {
      throw new CannotCheck(`${running} does not answer: ${String(error)}.`)
    },
  )
  return Object.fromEntries(
    PAGE_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

class Next {
  origin = ''
  readonly reports = new Map<number, subApp.HealthReport[]>()
  readonly refused = new Map<number, string[]>()
  /** Versions by the tokens that they got. */
  readonly #tokens = new Map<string, number>()
  readonly #running: string
  readonly #webRoot: string
  readonly #pageHeaders: Readonly<Record<string, string>>

  constructor(running: string, webRoot: string, pageHeaders: Readonly<Record<string, string>>) {
    this.#running = running
    this.#webRoot = webRoot
    this.#pageHeaders = pageHeaders
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin)
    if (method === 'POST' && pathname === subApp.reportHealth.path) return this.#noteHealth(request, response)
    if (method === 'POST' && pathname === subApp.token.path) return this.#passToken(request, response)
    if (isChange(method, pathname)) return this.#refuse(request, response, `${method} ${pathname}`)
    if (pathname === subApp.registry.path) return this.#passRegistry(request, response, searchParams)
    if (isOfBuild(pathname)) return this.#sendBuilt(pathname, response)
    return this.#passOn(request, response)
  }

  async #noteHealth(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { reports } = healthBody.parse(await json(request))
    for (const { versionId, report } of reports)
      this.reports.set(versionId, [...(this.reports.get(versionId) ?? []), report])
    sendJson(response, { code: 0, data: null })
  }

  async #passToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = subApp.token.body.parse(await json(request))
    const answer = await this.#fetch(request, JSON.stringify(body))
    const content: unknown = await answer.json()
    const issued = tokenAnswer.safeParse(content)
    if (issued.success) this.#tokens.set(issued.data.data.token, body.versionId)
    sendJson(response, content, answer.status)
  }

  /** The version that is looked at is no preview to the page, which then watches it as it watches any app. */
  async #passRegistry(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const answer = await this.#fetch(request)
    const content: unknown = await answer.json()
    const read = registryAnswer.safeParse(content)
    if (read.success && query.has('preview')) for (const app of read.data.data.apps) app['isPreview'] = false
    sendJson(response, read.success ? read.data : content, answer.status)
  }

  /** An app is refused; what the console itself would store, such as that somebody was here, is left out in silence. */
  #refuse({ headers }: IncomingMessage, response: ServerResponse, name: string): void {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    const versionId = this.#tokens.get(token)
    if (versionId === undefined) {
      sendJson(response, { code: 0, data: null })
      return
    }
    this.refused.set(versionId, [...(this.refused.get(versionId) ?? []), name])
    sendJson(response, { code: 403, msg: 'A check changes nothing.', data: null }, 403)
  }

  #sendBuilt(pathname: string, response: ServerResponse): void {
    const isFile = extname(pathname) !== ''
    const file = normalize(join(this.#webRoot, isFile ? decodeURIComponent(pathname) : 'console/index.html'))
    if (!file.startsWith(this.#webRoot + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    const type = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, ...(isFile ? {} : this.#pageHeaders) })
    createReadStream(file).pipe(response)
  }

  async #passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await this.#fetch(request, hasBody ? await buffer(request) : undefined)
    const headers = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name))
    response.writeHead(
      answer.status,
      Object.fromEntries(headers.map(([name, value]) => [name, this.#here(value)])),
    )
    const reader = answer.body?.getReader()
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
      response.write(part.value)
    response.end()
  }

  /** The policy of a frame names the address of its files. */
  #here(header: string): string {
    return header.replaceAll(/https?:\/\/[^\s/]{1,300}(?=\/console\/app-files\/)/g, this.origin)
  }

  async #fetch(
    { method = 'GET', url = '/', headers }: IncomingMessage,
    body?: string | Buffer<ArrayBuffer>,
  ): Promise<Response> {
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || NOT_PASSED_ON.has(name) ? [] : [[name, value] as [string, string]],
    )
    return fetch(new URL(url, this.#running), {
      method,
      headers: passed,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
  }
}

/** Settings and app files are those of the running console. */
function isOfBuild(pathname: string): boolean {
  return (
    PAGES.some((prefix) => pathname.startsWith(prefix)) &&
    pathname !== documents.CONFIG_PATH &&
    !pathname.startsWith(subApp.FILES_PATH)
  )
}

/** A request that no call of the contract has changes something unless it only reads by its method. */
function isChange(method: string, pathname: string): boolean {
  const call = CALLS.find((one) => one.method === method && hasAddress(one.path, pathname))
  return call === undefined ? method !== 'GET' && method !== 'HEAD' : changesSomething(call)
}

function hasAddress(path: string, pathname: string): boolean {
  const segments = pathname.split('/')
  const expected = path.split('/')
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  )
}

function sendJson(response: ServerResponse, content: unknown, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(content))
}
