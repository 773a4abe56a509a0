import { credential, openApi, type Call, type QueryOf } from '@console/contracts'
import type { Demo, Person } from './demo.ts'

export type NewClient = credential.ApiClient

/** A new API client of a person's company, with its full secret. */
export async function newClient(person: Person): Promise<NewClient> {
  const answer = await person.send(credential.create)
  if (answer.code !== 0 || answer.data === null) throw new Error(`no client was made: ${answer.message}`)
  return answer.data
}

export type TokenReply = { status: number; headers: Headers; body: Record<string, unknown> }

/** Sends a form to the token endpoint. */
export async function requestToken(
  demo: Demo,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<TokenReply> {
  const answer = await demo.fetch(openApi.TOKEN_PATH, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of whatever members: the tests look at each
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as TokenReply['body'] }
}

export const toTokenForm = ({ clientId, clientSecret }: NewClient): Record<string, string> => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
})

/** An access token; throws when it is refused. */
export async function fetchAccessToken(demo: Demo, client: NewClient): Promise<string> {
  const { body } = await requestToken(demo, toTokenForm(client))
  const answer = openApi.tokenAnswer.safeParse(body)
  if (!answer.success) throw new Error(`no token was given: ${JSON.stringify(body)}`)
  return answer.data.access_token
}

/** A call with an access token, or with none. */
export async function callApi<C extends Call>(
  demo: Demo,
  call: C,
  { token, query = {} }: { token: string | null; query?: QueryOf<C> | Record<string, string> },
): Promise<{ status: number; headers: Headers; body: { code: number; msg: string; data: unknown } }> {
  const params = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await demo.fetch(`${call.path}?${params.toString()}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by the contract in tests
  const body = (await answer.json()) as { code: number; msg: string; data: unknown }
  return { status: answer.status, headers: answer.headers, body }
}
