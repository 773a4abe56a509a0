import type { Call, Language } from '@console/contracts'
import { shapeError, type Mended } from './answer.ts'
import type { ApiError } from './api-error.ts'

/** A call whose answer the console can do nothing with: the platform does not have it, or answers in another shape. */
export type UnusableAnswer = {
  callId: string
  method: Call['method']
  path: string
  /** The customer's documents have the call. */
  isDocumented: boolean
  reason: 'missing' | 'notImplemented' | 'shape'
  /** As `ApiError.field`. */
  field: string | null
}

/** Describes such an answer for people who build the platform. */
export function unusableAnswer(call: Call, { kind, status, field }: ApiError): UnusableAnswer {
  const { id, method, path, documented } = call
  const reason = kind === 'shape' ? 'shape' : status === 501 ? 'notImplemented' : 'missing'
  return { callId: id, method, path, isDocumented: documented === true, reason, field }
}

const REDIRECTED: Readonly<Record<Language, string>> = {
  en: 'The server redirected the request, as it does once its own sign-in has expired. Reload the page',
  zh: '服务器重定向了请求，可能是其登录已失效，请刷新页面',
}

/** The error of a call that was redirected: to the page of a sign-in, most likely, which is no answer. */
export function redirectError(
  call: Call,
  facts: { language: Language; cause: unknown; status: number },
): ApiError {
  return shapeError(call, { ...facts, text: REDIRECTED[facts.language] })
}

const ROWS_MISSING: Readonly<Record<Language, string>> = {
  en: 'Some rows of the answer could not be read and are not shown',
  zh: '响应中有部分行无法识别，未显示',
}

/** Options of a client that reports are sent through. */
type Receiver = {
  getLanguage: () => Language
  notify: (error: ApiError) => void
  onUnusable?: (answer: UnusableAnswer) => void
}

/** Lists of which a notice has said that rows are missing: a poll does not say it again. */
const incomplete = new WeakMap<Receiver, Set<string>>()

/** Reports an answer that was read although it has another shape; a notice names rows that were left out. */
export function reportMended(call: Call, { field, leftOut }: Mended, options: Receiver): void {
  const language = options.getLanguage()
  const error = shapeError(call, { language, field, text: ROWS_MISSING[language] })
  options.onUnusable?.(unusableAnswer(call, error))
  const said = incomplete.get(options) ?? new Set()
  if (leftOut === 0 || said.has(call.id)) return
  incomplete.set(options, said.add(call.id))
  options.notify(error)
}
