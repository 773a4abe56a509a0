import {
  hasCall,
  buildCallPath,
  type BodyOf,
  type Call,
  type DataOf,
  type Language,
} from '@console/contracts'
import { learnServerTime } from '@console/ui/server-time'
import { extend, type RequestOptionsInit } from 'umi-request'
import { dataOfAnswer, shapeError, statusError, type Mended } from './answer.ts'
import { fileOfAnswer } from './answered-file.ts'
import { ApiError } from './api-error.ts'
import { httpMessage } from './failure-text.ts'
import type { CallInput, HttpClient, HttpClientOptions } from './http-client.ts'

/** Every call is aborted after 50 s unless its contract says otherwise (ERR-027, SHELL-Q12). */
export const CALL_TIMEOUT_MS = 50_000

/** Business codes the client never shows; the caller alone decides (ERR-004). */
export const IGNORED_CODES: ReadonlySet<number> = new Set()

/** The one client of the console: bearer token, both envelopes, one error type (SHELL-015, SHELL-016). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const request = extend({
    credentials: 'omit',
    responseType: 'json',
    throwErrIfParseFail: true,
    // A sign-in in front of the platform, whose page is no answer.
    redirect: 'manual',
  })

  async function attempt<C extends Call, Answer>(
    call: C,
    input: CallInput<C>,
    receive: (address: string) => Promise<Answer>,
  ): Promise<Answer> {
    const token = options.getToken()
    // Outside the try: a path that lacks a parameter is a programming error.
    const address = `${options.apiOrigin}${buildCallPath(call, input.params)}`
    try {
      return await receive(address)
    } catch (thrown) {
      if (input.signal?.aborted === true) throw thrown
      const error =
        thrown instanceof ApiError ? thrown : await toApiError(call, thrown, options.getLanguage())
      if (isUnusable(error)) void reportUnusable(call, error, options)
      if (error.status === 401) {
        // A 401 of an earlier session must not end the one that came after.
        if (token === options.getToken()) options.onUnauthorized(error.detail)
      } else if (input.isQuiet !== true && !isSilent(error)) options.notify(error)
      throw error
    }
  }

  return {
    options,
    has: (call) => options.capabilities === undefined || hasCall(options.capabilities, call),
    send: async <C extends Call>(call: C, input: CallInput<C> = {}): Promise<DataOf<C>> =>
      attempt(call, input, async (address) => {
        // oxlint-disable-next-line no-restricted-properties -- what the server's time is compared with
        const sentAtMs = Date.now()
        const init = { ...toRequest(call, input, options), getResponse: true as const }
        const { data, response } = await request<unknown>(address, init)
        // A browser may answer a GET from its cache.
        if (call.method !== 'GET' || isUncached(response)) learnServerTime(response.headers, sentAtMs)
        return dataOfAnswer(call, data, {
          language: options.getLanguage(),
          onMended: (mended) => void reportMended(call, mended, options),
        })
      }),
    sendForFile: async <C extends Call>(call: C, input: CallInput<C> = {}) =>
      attempt(call, input, async (address) => {
        const init = { ...toRequest(call, input, options), parseResponse: false }
        return fileOfAnswer(call, await request<Response>(address, init), options.getLanguage())
      }),
  }
}

/** Loaded with the first such answer: our own server has none. */
const unusualPart = async () => import(/* webpackChunkName: "on-demand-read-answer" */ './unusable-answer.ts')

async function reportUnusable(call: Call, error: ApiError, { onUnusable }: HttpClientOptions): Promise<void> {
  const { unusableAnswer } = await unusualPart()
  onUnusable?.(unusableAnswer(call, error))
}

async function reportMended(call: Call, mended: Mended, options: HttpClientOptions): Promise<void> {
  const part = await unusualPart()
  part.reportMended(call, mended, options)
}

function toRequest<C extends Call>(
  call: C,
  input: CallInput<C>,
  { getToken, getLanguage }: HttpClientOptions,
): RequestOptionsInit {
  const token = getToken()
  return {
    method: call.method,
    timeout: call.timeoutMs ?? CALL_TIMEOUT_MS,
    headers: {
      ...input.headers,
      'Accept-Language': getLanguage(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(input.query === undefined ? {} : { params: definedFields(input.query) }),
    ...(input.body === undefined ? {} : { data: toRequestBody(call, input.body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  }
}

async function toApiError(call: Call, thrown: unknown, language: Language): Promise<ApiError> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what umi-request throws; every field is optional
  const { response, data, type } = thrown as { response?: Response | null; data?: unknown; type?: string }
  const facts = { callId: call.id, cause: thrown }
  if (type === 'Timeout') return new ApiError(httpMessage(language, 408), { kind: 'timeout', ...facts })
  if (response === undefined || response === null) {
    return new ApiError(httpMessage(language, 'network'), { kind: 'network', ...facts })
  }
  const { status } = response
  if (response.type === 'opaqueredirect') {
    const { redirectError } = await unusualPart()
    return redirectError(call, { language, cause: thrown, status })
  }
  if (response.ok) return shapeError(call, { language, cause: thrown, status })
  return statusError(call, { status, data, language, cause: thrown })
}

/**
 * True if the platform does not have the call, or answers it in another shape. A 404 with a code of the business means that
 * a record does not exist.
 */
function isUnusable({ kind, status, code }: ApiError): boolean {
  return kind === 'shape' || (kind === 'status' && (status === 501 || (status === 404 && code === null)))
}

function isSilent({ isHandedThrough, code }: ApiError): boolean {
  return isHandedThrough || (code !== null && IGNORED_CODES.has(code))
}

const isUncached = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') === true

/** Filters that are not set are left out of the query. */
function definedFields(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    // Every query of the contract is an object.
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}

/** The request library writes JSON; a form is sent in parts, whose boundary the browser chooses. */
function toRequestBody<C extends Call>(call: C, body: BodyOf<C>): unknown {
  if (call.isForm !== true) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(definedFields(body))) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
