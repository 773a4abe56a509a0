import type { HostServices } from '../host/host-services.ts'
import type { HttpClient } from '../http/http-client.ts'
import type {
  AppAnswer,
  IsolatedAnswer,
  IsolatedCall,
  IsolatedConfirm,
  IsolatedRefusal,
} from '../isolated-app/messages.ts'
import { plainText } from '../isolated-app/plain-text.ts'
import { appToken } from './app-token.ts'

/** Calls of an app that are under way at once. */
export const MAX_CALLS_AT_ONCE = 6
export const MAX_ANSWER_CHARACTERS = 2_000_000
const CALL_LIMIT_MS = 50_000
/** Calls of the server are below this path. */
const CALLS = '/api/'

type CallRequest = {
  client: HttpClient
  app: { module: string; versionId: number }
  call: IsolatedCall
  signal: AbortSignal
}

/** Sends a call with the app's own token, and without anything of the person's session; null where it is no call. */
async function sendForApp({ client, app, call, signal }: CallRequest): Promise<IsolatedAnswer | null> {
  const { apiOrigin, getLanguage } = client.options
  const origin = apiOrigin === '' ? window.location.origin : apiOrigin
  const target = URL.parse(call.path, origin)
  if (target === null || target.origin !== new URL(origin).origin || !target.pathname.startsWith(CALLS))
    return null
  if (call.method === 'GET' && call.body !== undefined) return null
  const response = await window.fetch(target, {
    method: call.method,
    headers: {
      authorization: `Bearer ${await appToken({ client, ...app })}`,
      'accept-language': getLanguage(),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
    // The session's cookie would open more than the token does.
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)]),
  })
  const body = await response.text()
  if (body.length > MAX_ANSWER_CHARACTERS) throw new Error('The answer is too large for an app.')
  return { status: response.status, body }
}

/** An app outside the page's realm, with what it has under way. */
export type AskingApp = {
  app: { module: string; versionId: number; name: string }
  services: Pick<HostServices, 'confirm' | 'reportError'>
  client: HttpClient
  /** Aborted when the app has ended. */
  signal: AbortSignal
  calls: number
  isAsking: boolean
}

/** A question to the person, a token, or a call. */
export type AppRequest =
  | ({ type: 'confirm'; id: number } & IsolatedConfirm)
  | { type: 'token'; id: number }
  | ({ type: 'call'; id: number } & IsolatedCall)

/** Texts of an app are shown under its name: nobody vouches for them. */
export function signed({ name }: { name: string }, text: string): string {
  return `${name}: ${plainText(text)}`
}

type Result = { value: boolean | string | IsolatedAnswer } | { reason: IsolatedRefusal }

/** Answers what an app asks for, in its own time. Never rejects. */
export async function answerRequest(
  asked: AppRequest,
  asking: AskingApp,
  send: (answer: AppAnswer) => void,
): Promise<void> {
  const { id } = asked
  try {
    const result = await runRequest(asked, asking)
    send('reason' in result ? { type: 'refused', id, ...result } : { type: 'answer', id, ...result })
  } catch (error) {
    if (!asking.signal.aborted) asking.services.reportError(error, asking.app.module)
    send({ type: 'refused', id, reason: 'failed' })
  }
}

async function runRequest(asked: AppRequest, asking: AskingApp): Promise<Result> {
  if (asked.type === 'confirm') return confirmForApp(asked, asking)
  if (asked.type === 'call') return callForApp(asked, asking)
  const { client, app } = asking
  return { value: await appToken({ client, module: app.module, versionId: app.versionId }) }
}

async function confirmForApp(
  { title, content, okText, cancelText, isDestructive = false }: IsolatedConfirm,
  asking: AskingApp,
): Promise<Result> {
  if (asking.isAsking) return { reason: 'busy' }
  asking.isAsking = true
  try {
    const value = await asking.services.confirm({
      title: signed(asking.app, title),
      ...(content === undefined ? {} : { content: plainText(content) }),
      ...(okText === undefined ? {} : { okText: plainText(okText) }),
      ...(cancelText === undefined ? {} : { cancelText: plainText(cancelText) }),
      isDestructive,
    })
    return { value }
  } finally {
    asking.isAsking = false
  }
}

async function callForApp({ method, path, body }: IsolatedCall, asking: AskingApp): Promise<Result> {
  if (asking.calls >= MAX_CALLS_AT_ONCE) return { reason: 'busy' }
  const { client, app, signal } = asking
  asking.calls += 1
  try {
    const call = { method, path, ...(body === undefined ? {} : { body }) }
    const value = await sendForApp({ client, app, call, signal })
    return value === null ? { reason: 'notAllowed' } : { value }
  } finally {
    asking.calls -= 1
  }
}
