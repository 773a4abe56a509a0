import { buildCallPath, projectFile, type Call, type DataOf, type QueryOf } from '@console/contracts'
import { dataOfAnswer, parsedJson, statusError } from './answer.ts'
import { ApiError } from './api-error.ts'
import { httpMessage } from './failure-text.ts'
import type { HttpClient } from './http-client.ts'

export type UploadOptions<C extends Call = Call> = {
  file: File
  /** Names what the file is for, where the call has such a query. */
  query?: Partial<Record<keyof QueryOf<C> & string, string | number>>
  /** Share of the bytes sent, below 1 until the server has answered. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The rest is for the server, which checks the file before it answers. */
const MOST_BEFORE_ANSWER = 0.99

/**
 * Sends one file with a call of the contract, as a form or, where the call takes it so, as it is, and reports its progress (R26). The whole has no time limit; it
 * is aborted after 30 s without progress. Fails as the client does: with an ApiError, and 401 ends the session.
 * Shows nothing itself. When `signal` aborts it, it fails with the signal's reason.
 */
export async function uploadFile<C extends Call>(
  client: HttpClient,
  call: C,
  { file, query, onProgress, signal }: UploadOptions<C>,
): Promise<DataOf<C>> {
  const { getToken, getLanguage, apiOrigin, onUnauthorized } = client.options
  const token = getToken()
  const { status, text } = await post(`${apiOrigin}${buildCallPath(call)}${toQueryText(query)}`, {
    call,
    file,
    onProgress,
    signal,
    headers: {
      'Accept-Language': getLanguage(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    language: getLanguage(),
  })
  const language = getLanguage()
  if (status < 200 || status > 299) {
    const error = statusError(call, { status, data: parsedJson(text), language })
    // A 401 of an earlier session must not end the one that came after.
    if (status === 401 && token === getToken()) onUnauthorized(error.detail)
    throw error
  }
  const answer = await dataOfAnswer(call, parsedJson(text), { language })
  onProgress(1)
  return answer
}

function toQueryText(query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const fields = Object.entries(query).map(([name, value]) => [name, String(value)])
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields).toString()}`
}

type Posting = UploadOptions & {
  call: Call
  headers: Readonly<Record<string, string>>
  language: 'en' | 'zh'
}

function post(address: string, posting: Posting): Promise<{ status: number; text: string }> {
  const { call, file, onProgress, signal, headers, language } = posting
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortReason(signal))
      return
    }
    const request = new XMLHttpRequest()
    let stall = 0
    const abort = () => fail(abortReason(signal))
    const done = () => {
      window.clearTimeout(stall)
      signal.removeEventListener('abort', abort)
    }
    const fail = (error: Error) => {
      done()
      reject(error)
      request.abort()
    }
    const failUpload = (kind: 'timeout' | 'network') => {
      const message = httpMessage(language, kind === 'timeout' ? 408 : 'network')
      fail(new ApiError(message, { kind, callId: call.id }))
    }
    const moved = () => {
      window.clearTimeout(stall)
      stall = window.setTimeout(() => failUpload('timeout'), projectFile.UPLOAD_STALL_MS)
    }
    request.open(call.method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      onProgress(Math.min(MOST_BEFORE_ANSWER, total === 0 ? 0 : loaded / total))
    })
    request.addEventListener('progress', moved)
    request.addEventListener('error', () => failUpload('network'))
    request.addEventListener('load', () => {
      done()
      resolve({ status: request.status, text: request.responseText })
    })
    signal.addEventListener('abort', abort)
    if (call.takes) request.setRequestHeader('Content-Type', file.type)
    moved()
    request.send(call.takes ? file : formWith(file))
  })
}

function formWith(file: File): FormData {
  const form = new FormData()
  form.append('file', file, file.name)
  return form
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
}
