import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { documents, subApp, type Language } from '@console/contracts'
import { exampleAnswer } from '@console/openapi'
import { serveConsole } from '../serve-console.ts'
import type { AppToCheck } from './app-to-check.ts'
import type { ConsolePages, PageFile } from './console-pages.ts'
import { answerConsole, APP_TOKEN, findCall } from './sample-answers.ts'

/** A call that the app sent with its token. */
export type AppCall = {
  /** `GET /api/user/info`. */
  name: string
  /** Id of the call, or `back end stock`; null: the console has no such call. */
  id: string | null
  /** The registration asks for it. */
  isDeclared: boolean
}

/** Answers to back ends of the app, by method and path: `GET /api/apps/orders/stock/items`. */
export type BackEndAnswers = Readonly<Record<string, unknown>>

export type SampleConsole = {
  origin: string
  /** Reports of the page on the app since `forget`. */
  reports: () => readonly subApp.HealthReport[]
  calls: () => readonly AppCall[]
  forget: () => void
  /** Answers a call of a script of contributions, which sends it through the console. */
  answerCall: (method: string, path: string) => { status: number; body: string }
  stop: () => Promise<void>
}

const healthBody = subApp.reportHealth.body
const FRAME_REPORTS = '/api/apps/frame-reports/'
/** A page without an origin and without network, in which scripts of contributions are asked. */
export const BARE_PAGE = '/console/app-files/bare'
/** A page around a frame of the app. */
export const FRAME_PAGE = '/console/app-files/framing'
const BARE_POLICY = `sandbox allow-scripts; default-src 'none'; script-src 'unsafe-eval' blob:; worker-src blob:`

/** Serves the pages of a console on this machine, with sample answers and the files of one app. */
export async function startSampleConsole(
  pages: ConsolePages,
  app: AppToCheck,
  backEnds: BackEndAnswers,
): Promise<SampleConsole> {
  const sample = new Sample(pages, app, backEnds)
  const { origin, stop } = await serveConsole(async (request, response) => sample.answer(request, response))
  sample.origin = origin
  return {
    origin,
    reports: () => sample.reports,
    calls: () => sample.calls,
    forget: () => {
      sample.reports.length = 0
    },
    answerCall: (method, path) => sample.answerApp(method, new URL(path, sample.origin).pathname),
    stop,
  }
}

class Sample {
  origin = ''
  readonly reports: subApp.HealthReport[] = []
  readonly calls: AppCall[] = []
  readonly #pages: ConsolePages
  readonly #app: AppToCheck
  readonly #backEnds: BackEndAnswers

  constructor(pages: ConsolePages, app: AppToCheck, backEnds: BackEndAnswers) {
    this.#pages = pages
    this.#app = app
    this.#backEnds = backEnds
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const { pathname } = new URL(request.url ?? '/', this.origin)
    if (pathname === BARE_PAGE) return send(response, bare)
    if (pathname === FRAME_PAGE) return send(response, framing)
    if (pathname.startsWith(subApp.FILES_PATH)) return this.#sendAppFile(pathname, response)
    if (pathname.startsWith(FRAME_REPORTS)) return this.#notePolicy(request, response)
    if (method === 'POST' && pathname === subApp.reportHealth.path) return this.#noteHealth(request, response)
    if (!pathname.startsWith('/api/')) return this.#sendPage(pathname, response)
    const language = headers['accept-language']?.startsWith('zh') === true ? 'zh' : 'en'
    const { status, body } =
      headers.authorization === `Bearer ${APP_TOKEN}`
        ? this.answerApp(method, pathname)
        : this.#answerConsole(method, pathname, language)
    return send(response, { bytes: Buffer.from(body), headers: JSON_TYPE }, status)
  }

  /** Notes what the app sends, and answers what its registration asks for. */
  answerApp(method: string, pathname: string): { status: number; body: string } {
    const name = `${method} ${pathname}`
    const { module, permissions } = this.#app.registration
    const [, backEnd] = new RegExp(`^${subApp.BACK_ENDS_PATH}${module}/([^/]+)/`).exec(pathname) ?? []
    const call = findCall(method, pathname)
    const isDeclared =
      backEnd === undefined
        ? call !== undefined && permissions.calls.includes(call.id)
        : permissions.backEnds.some((one) => one.name === backEnd)
    const id = backEnd === undefined ? (call?.id ?? null) : `back end ${backEnd}`
    this.calls.push({ name, id, isDeclared })
    if (!isDeclared) return { status: 403, body: JSON.stringify({ code: 403, data: null }) }
    const listed = this.#backEnds[name]
    if (listed !== undefined) return { status: 200, body: JSON.stringify(listed) }
    return { status: 200, body: JSON.stringify(call === undefined ? {} : exampleAnswer(call)) }
  }

  #answerConsole(method: string, pathname: string, language: Language): { status: number; body: string } {
    const call = findCall(method, pathname)
    const answer = call === undefined ? { code: 0, data: null } : answerConsole(call, this.#app, language)
    return { status: 200, body: JSON.stringify(answer) }
  }

  async #noteHealth(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { reports } = healthBody.parse(JSON.parse(await text(request)))
    this.reports.push(...reports.map(({ report }) => report))
    send(response, emptyAnswer)
  }

  async #notePolicy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.reports.push({ kind: 'policy', text: describePolicyReport(await text(request)) })
    response.writeHead(204).end()
  }

  async #sendPage(pathname: string, response: ServerResponse): Promise<void> {
    if (pathname === documents.CONFIG_PATH) return send(response, toJson(await this.#pages.settings()))
    const isFile = /\.[a-z0-9]+$/i.test(pathname)
    const file = isFile ? await this.#pages.read(pathname) : await this.#pages.document()
    if (file === null) response.writeHead(404).end()
    else send(response, file)
  }

  #sendAppFile(pathname: string, response: ServerResponse): void {
    const { files, filesAddress, manifest, framePolicy } = this.#app
    const path = pathname.slice(filesAddress.length)
    // A frame of its own has no origin; its files are no secret.
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    if (path === 'manifest.json')
      return send(response, { ...toJson(manifest), headers: { ...JSON_TYPE, ...headers } })
    const file = pathname.startsWith(filesAddress) ? files.get(decodeURIComponent(path)) : undefined
    if (file === undefined) {
      response.writeHead(404).end()
      return undefined
    }
    return send(response, {
      bytes: file.bytes,
      headers: {
        ...headers,
        'content-type': file.mediaType,
        'content-security-policy': framePolicy(this.origin),
      },
    })
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const toJson = (value: unknown): PageFile => ({
  bytes: Buffer.from(JSON.stringify(value)),
  headers: JSON_TYPE,
})
const emptyAnswer = toJson({ code: 0, data: null })
const bare: PageFile = {
  bytes: Buffer.from('<!doctype html><title>Contributions</title>'),
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': BARE_POLICY },
}

const framing: PageFile = {
  bytes: Buffer.from('<!doctype html><title>Frames of contributions</title><body></body>'),
  headers: { 'content-type': 'text/html; charset=utf-8' },
}

function send(response: ServerResponse, { bytes, headers }: PageFile, status = 200): void {
  response.writeHead(status, headers).end(bytes)
}

/** The directive and the address of a report of a frame's policy. */
function describePolicyReport(body: string): string {
  const [, directive = 'a directive'] = /"effective-directive":"([a-z-]{3,40})"/.exec(body) ?? []
  const [, blocked = ''] = /"blocked-uri":"([^"]{0,200})"/.exec(body) ?? []
  return `${directive} ${blocked}`.trim()
}
