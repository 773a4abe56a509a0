import { anyEnvelope, session, subApp, type BodyOf, type Call, type DataOf } from '@console/contracts'
import { z } from 'zod'
import { StartProblem } from '../platform/start-problem.ts'

type Sent<C extends Call> = { body?: BodyOf<C>; query?: Readonly<Record<string, string>> }

/** Sends the console's own calls for the person who signed in. */
export type ConsoleClient = {
  /** Address of the console, and the token of the session. */
  origin: string
  token: string
  send: <C extends Call>(call: C, sent?: Sent<C>) => Promise<DataOf<C>>
  upload: (versionId: number, archive: Buffer) => Promise<void>
}

const account = z.object({
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  CONSOLE_USERNAME: z.string().min(1),
  CONSOLE_PASSWORD: z.string().min(1),
})

export type Environment = Readonly<Record<string, string | undefined>>

/** Signs in with the account of the environment; `usage` follows what is wrong with that. */
export async function signIn(environment: Environment, usage: string): Promise<ConsoleClient> {
  const read = account.safeParse(environment)
  if (!read.success)
    throw new StartProblem(`${String(read.error.issues[0]?.path[0])} is missing or unusable.\n\n${usage}`)
  const { CONSOLE_URL: url, CONSOLE_USERNAME: username, CONSOLE_PASSWORD: password } = read.data
  const body = JSON.stringify({ username, password, clientId: session.CLIENT_ID })
  const json = { 'content-type': 'application/json' }
  const answer = await request(session.login, new URL(session.login.path, url), { body, headers: json })
  const { token } = z.object({ token: z.string() }).parse(answer)
  const headers = { authorization: `Bearer ${token}` }
  return {
    origin: new URL(url).origin,
    token,
    send: async (call, { body: sent, query = {} } = {}) => {
      const target = new URL(call.path, url)
      for (const [key, value] of Object.entries(query)) target.searchParams.set(key, value)
      const init =
        sent === undefined ? { headers } : { headers: { ...headers, ...json }, body: JSON.stringify(sent) }
      const data = call.data.parse(await request(call, target, init))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of this call just now
      return data as DataOf<typeof call>
    },
    upload: async (versionId, archive) => {
      const target = new URL(subApp.uploadArchive.path, url)
      target.searchParams.set('versionId', String(versionId))
      const form = new FormData()
      form.append('file', new Blob([archive]), 'app.zip')
      await request(subApp.uploadArchive, target, { headers, body: form })
    },
  }
}

/** The data of an answer; a refusal is one line. */
async function request({ method }: Pick<Call, 'method'>, target: URL, init: RequestInit): Promise<unknown> {
  const answer = await fetch(target, { method, ...init }).catch((error: unknown) => {
    throw new StartProblem(`${target.origin} does not answer: ${String(error)}.`)
  })
  const envelope = anyEnvelope.safeParse(await answer.json().catch(() => null))
  const { code, errorCode, msg, errorMsg, data } = envelope.data ?? {}
  if (!answer.ok || ![0, 200].includes(errorCode ?? code ?? Number.NaN))
    throw new StartProblem(`${target.pathname}: ${errorMsg ?? msg ?? `HTTP ${answer.status}`}`)
  return data
}
