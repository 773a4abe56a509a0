import { setTimeout as sleep } from 'node:timers/promises'
import { buildCallPath, type Call } from '@console/contracts'
import { CannotRun } from './cannot-run.ts'
import { changesSomething } from './changing-calls.ts'
import { isRecord, type Json } from './json.ts'
import { MULTIPART_TYPE, toMultipart, type Form } from './multipart.ts'

/** The parts of a request as the contract has them, or a body that is no JSON. */
export type Sent = {
  params?: Json | undefined
  query?: Json | undefined
  body?: unknown
  /** A raw body that is sent unchanged. */
  text?: string | undefined
  /** A multipart body. */
  form?: Form | undefined
}

export type Reply = {
  /** The request in words, for people who search a fault: never with a token or a password. */
  sent: string
  /** 0 without an answer. */
  status: number
  mediaType: string
  headers: Headers
  bytes: Uint8Array
  /** Undefined where the answer is no JSON. */
  json: unknown
  durationMs: number
  /** There was no answer in time, or no answer at all. */
  failure: 'too late' | 'no answer' | null
}

export type ClientOptions = {
  address: string
  /** The limit of calls that have none of their own. */
  timeLimitMs?: number | undefined
  /** The business of the wall, once it is known. */
  businessTypeId?: (() => string | number | undefined) | undefined
}

/** Shared limit of the console's own client (ERR-030). */
export const TIME_LIMIT_MS = 50_000
/** Requests that are open at a time: a check is no load test. */
const MAX_OPEN = 4
const MOST_WAITS = 3
/** After this many unanswered requests in a row, the platform counts as gone. */
const MOST_UNANSWERED = 25
const LONGEST_WAIT_SECONDS = 20
const WALL_SETTINGS = ['stat.warnIndicators', 'stat.saveWarnIndicators']
const NO_HEADERS = new Headers()

/** Sends calls as the console does. */
export class Client {
  readonly #options: ClientOptions
  readonly #waiting: (() => void)[] = []
  #open = 0
  #unanswered = 0

  constructor(options: ClientOptions) {
    this.#options = options
  }

  timeLimit(call: Pick<Call, 'timeoutMs'>): number {
    const { timeLimitMs = TIME_LIMIT_MS } = this.#options
    return this.#options.timeLimitMs === undefined ? (call.timeoutMs ?? timeLimitMs) : timeLimitMs
  }

  async send(call: Call, sent: Sent, token: string | null): Promise<Reply> {
    const url = new URL(buildCallPath(call, sent.params), this.#options.address)
    for (const [name, value] of Object.entries(sent.query ?? {}))
      for (const part of [value].flat())
        if (part !== undefined) url.searchParams.append(name, toParameter(part))
    const request: Outgoing = {
      method: call.method,
      token,
      sent,
      words: describeRequest(call, sent, url),
      headers: this.#wallHeaders(call),
      limitMs: this.timeLimit(call),
    }
    const reply = await this.#exchangePatiently(url, request)
    // A connection that the platform closed meanwhile says nothing about the call; a change might have been made.
    const mayRepeat = reply.failure === 'no answer' && !changesSomething(call)
    return mayRepeat ? this.#exchangePatiently(url, request) : reply
  }

  /** A GET of any address of the platform. */
  get(path: string): Promise<Reply> {
    const url = new URL(path, this.#options.address)
    return this.#exchange(url, {
      method: 'GET',
      token: null,
      sent: {},
      headers: {},
      words: `GET ${path}`,
      limitMs: this.timeLimit({}),
    })
  }

  /** The headers by which the console's wall names its business (WORK-009). */
  #wallHeaders({ id }: Call): Record<string, string> {
    const business = this.#options.businessTypeId?.()
    const isOfWall = id.startsWith('workspace.') || WALL_SETTINGS.includes(id)
    if (!isOfWall || business === undefined) return {}
    return { app: 'web', version: '2.5.0.5000', businessTypeId: String(business) }
  }

  /** A platform that has too many requests says how long to wait: the check is slower then, and nothing is wrong. */
  async #exchangePatiently(url: URL, request: Outgoing): Promise<Reply> {
    let reply = await this.#exchange(url, request)
    for (let attempt = 0; attempt < MOST_WAITS; attempt += 1) {
      const seconds = Number(reply.headers.get('retry-after') ?? NaN)
      if (reply.status !== 429 || !(seconds <= LONGEST_WAIT_SECONDS)) return reply
      await sleep(seconds * 1000)
      reply = await this.#exchange(url, request)
    }
    return reply
  }

  async #exchange(url: URL, request: Outgoing): Promise<Reply> {
    await this.#enter()
    const startedAt = performance.now()
    const reply = {
      sent: request.words,
      status: 0,
      mediaType: '',
      headers: NO_HEADERS,
      bytes: new Uint8Array(),
      json: undefined,
    }
    try {
      const response = await fetch(url, requestInit(request))
      const bytes = new Uint8Array(await response.arrayBuffer())
      const mediaType = response.headers.get('content-type') ?? ''
      const { status, headers } = response
      const durationMs = performance.now() - startedAt
      this.#unanswered = 0
      return { ...reply, status, mediaType, headers, bytes, json: readJson(bytes), durationMs, failure: null }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      this.#unanswered += 1
      if (this.#unanswered >= MOST_UNANSWERED)
        throw new CannotRun(
          `The platform gives no answer any more, the last time to ${request.words}: read its log, and start it again.`,
        )
      return {
        ...reply,
        durationMs: performance.now() - startedAt,
        failure: isLate ? 'too late' : 'no answer',
      }
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#open >= MAX_OPEN) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#open += 1
  }

  /** The next waiting request takes over the slot that becomes free. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#open -= 1
    else next()
  }
}

const toParameter = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type Outgoing = {
  method: string
  token: string | null
  sent: Sent
  headers: Record<string, string>
  words: string
  limitMs: number
}

function requestInit({ method, token, sent, headers, limitMs }: Outgoing): RequestInit {
  const content = toContent(sent)
  return {
    method,
    // A redirect to a page for signing in is no answer of a call.
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      ...headers,
      'accept-language': 'en',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(content === null ? {} : { 'content-type': content.mediaType }),
    },
    ...(content === null ? {} : { body: content.text }),
  }
}

function toContent({ body, text, form }: Sent): { mediaType: string; text: string } | null {
  if (form !== undefined) return { mediaType: MULTIPART_TYPE, text: toMultipart(form) }
  if (text !== undefined) return { mediaType: 'application/json', text }
  return body === undefined ? null : { mediaType: 'application/json', text: JSON.stringify(body) }
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const LONGEST_BODY_SHOWN = 160
const SECRET = /password|token|secret/i

function describeRequest(call: Call, { body, text, form }: Sent, url: URL): string {
  const address = `${call.method} ${url.pathname}${cut(decodeURIComponent(url.search))}`
  if (form !== undefined) return `${address} with a form`
  if (text !== undefined) return `${address} ${cut(text)}`
  return body === undefined ? address : `${address} ${cut(JSON.stringify(body, withoutSecrets))}`
}

function withoutSecrets(name: string, value: unknown): unknown {
  return SECRET.test(name) && !isRecord(value) ? '…' : value
}

const cut = (text: string): string =>
  text.length <= LONGEST_BODY_SHOWN ? text : `${text.slice(0, LONGEST_BODY_SHOWN)}…`

/** One answer in a few words. */
export function describeReply({ failure, status, mediaType, json, bytes }: Reply): string {
  if (failure !== null) return failure === 'too late' ? 'no answer in time' : 'no answer at all'
  if (!isRecord(json))
    return `HTTP ${status} with ${bytes.byteLength} bytes of ${mediaType === '' ? 'an unnamed type' : mediaType}`
  const code = json['errorCode'] ?? json['code'] ?? json['status']
  const message = json['errorMsg'] ?? json['msg']
  const words = typeof message === 'string' && message !== '' ? `, "${cut(message)}"` : ''
  return `HTTP ${status}, code ${JSON.stringify(code) ?? 'none'}${words}${describeFields(json)}`
}

/** Our server and others name the fields that they refuse. */
function describeFields({ data }: Json): string {
  const fields = isRecord(data) && isRecord(data['fields']) ? Object.keys(data['fields']) : []
  return fields.length === 0 ? '' : ` (${fields.join(', ')})`
}
