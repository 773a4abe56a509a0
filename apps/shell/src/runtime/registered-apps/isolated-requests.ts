import type { subApp } from '@console/contracts'
import type { HostServices, HttpClient } from '@console/sub-app'
import type {
  AppMessage,
  IsolatedAnswer,
  IsolatedHost,
  IsolatedRefusal,
  MessageBudget,
} from '@console/sub-app/isolated-app/host'
import { registeredBase } from '../../base/paths.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { appToken } from './app-token.ts'
import { plainText } from './plain-text.ts'

/** Calls of an app that are under way at once. */
export const MAX_CALLS_AT_ONCE = 6
export const MAX_ANSWER_CHARACTERS = 2_000_000
const CALL_LIMIT_MS = 50_000
/** Calls of the server are below this path. */
const CALLS = '/api/'
/** Parameters with which the console itself does something. */
const CONSOLE_PARAMETERS = ['safe', 'preview', 'dev', 'redirect']

/** The address of a path of an app; null for one that leads out of the app's own addresses. */
export function addressBelow(module: string, path: string): string | null {
  const base = registeredBase(module)
  if (path !== '' && !/^[/?#]/.test(path)) return null
  const address = safeReturnPath(base + path)
  if (address === null) return null
  const { pathname } = new URL(address, window.location.origin)
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null
  return withoutConsoleParameters(address)
}

/** An address that an app names, without what would change the console itself. */
export function withoutConsoleParameters(address: string): string {
  const target = new URL(address, window.location.origin)
  for (const name of CONSOLE_PARAMETERS) target.searchParams.delete(name)
  return target.pathname + target.search + target.hash
}

type CallRequest = {
  client: HttpClient
  app: { module: string; versionId: number }
  call: { method: string; path: string; body?: string }
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

/** What one opened frame has under way. */
export type IsolatedBridge = {
  send: IsolatedHost['send']
  /** Aborted when the page is left. */
  signal: AbortSignal
  calls: number
  isAsking: boolean
  /** What it still may show or announce, and what it may make the console do. */
  notices: MessageBudget
  moves: MessageBudget
}

type Asked<Type extends AppMessage['type']> = Extract<AppMessage, { type: Type }>

export type RequestContext = {
  app: subApp.RegistryApp
  services: HostServices
  client: HttpClient
  bridge: IsolatedBridge
}

/** Texts of an app are shown under its name: nobody vouches for them. */
export function signed({ name }: subApp.RegistryApp, text: string): string {
  return `${name}: ${plainText(text)}`
}

/** Answers a request of an app, in its own time. */
export async function answerRequest(
  asked: Asked<'confirm' | 'token' | 'call'>,
  context: RequestContext,
): Promise<void> {
  const { app, services, bridge } = context
  const { id } = asked
  try {
    const result = await runRequest(asked, context)
    bridge.send('reason' in result ? { type: 'refused', id, ...result } : { type: 'answer', id, ...result })
  } catch (error) {
    if (!bridge.signal.aborted) services.reportError(error, app.module)
    bridge.send({ type: 'refused', id, reason: 'failed' })
  }
}

type Result = { value: boolean | string | IsolatedAnswer } | { reason: IsolatedRefusal }

async function runRequest(
  asked: Asked<'confirm' | 'token' | 'call'>,
  context: RequestContext,
): Promise<Result> {
  if (asked.type === 'confirm') return confirmForApp(asked, context)
  if (asked.type === 'call') return callForApp(asked, context)
  const { client, app } = context
  return { value: await appToken({ client, module: app.module, versionId: app.versionId }) }
}

async function confirmForApp(
  { title, content, okText, cancelText, isDestructive = false }: Asked<'confirm'>,
  { app, services, bridge }: RequestContext,
): Promise<Result> {
  if (bridge.isAsking) return { reason: 'busy' }
  bridge.isAsking = true
  try {
    const value = await services.confirm({
      title: signed(app, title),
      ...(content === undefined ? {} : { content: plainText(content) }),
      ...(okText === undefined ? {} : { okText: plainText(okText) }),
      ...(cancelText === undefined ? {} : { cancelText: plainText(cancelText) }),
      isDestructive,
    })
    return { value }
  } finally {
    bridge.isAsking = false
  }
}

async function callForApp(
  { method, path, body }: Asked<'call'>,
  { client, app: { module, versionId }, bridge }: RequestContext,
): Promise<Result> {
  if (bridge.calls >= MAX_CALLS_AT_ONCE) return { reason: 'busy' }
  bridge.calls += 1
  try {
    const call = { method, path, ...(body === undefined ? {} : { body }) }
    const value = await sendForApp({ client, app: { module, versionId }, call, signal: bridge.signal })
    return value === null ? { reason: 'notAllowed' } : { value }
  } finally {
    bridge.calls -= 1
  }
}
