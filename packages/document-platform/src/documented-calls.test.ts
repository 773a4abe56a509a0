import { isBareSuccess, readEnvelope } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { network } from '@console/testing/network'
import { http, passthrough } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { Client, type Received } from '../tests/client.ts'
import { EXAMPLES, type Example } from '../tests/example-requests.ts'
import { Files } from './http/files.ts'
import { createRoutes } from './routes.ts'
import { Tokens } from './session/tokens.ts'
import { ACCOUNTS, startDocumentPlatform, type DocumentPlatform } from './start.ts'

const documented = CALLS.filter((call) => call.documented)
type Call = (typeof CALLS)[number]

/** There is no realtime server here, and the platform says so. */
const REFUSED = ['session.describeDispatcher']

/** These end sessions, each that of another account, so they are the last. */
const LAST = ['session.logout', 'session.modifyLoginUserPwd']
const inOrder = documented.toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id))

/** Calls that only a provider may send, and the provider's sign-out. */
const SENT_BY_PIET = [
  'session.logout',
  'projectApplication.apply',
  'projectApplication.applyAgain',
  'projectApplication.providerDetail',
]

beforeEach(() => {
  network.use(http.all('http://127.0.0.1:*/*', () => passthrough()))
})

async function signInTo(platform: DocumentPlatform, account: keyof typeof ACCOUNTS): Promise<Client> {
  const client = new Client(platform)
  await client.signIn(account, ACCOUNTS[account])
  return client
}

async function sendExample(client: Client, { method, path }: Call): Promise<Received> {
  const example = await fillIn(client, EXAMPLES[`${method} ${path}`] ?? {})
  return client.send(`${method} ${path.replace(':tenantId', '880021')}`, example)
}

async function fillIn(client: Client, example: Example): Promise<Example> {
  const text = JSON.stringify(example)
  if (!/\{[a-zA-Z]+\}/.test(text)) return example
  const { records } = (await client.data('GET /api/tenant/oauth_client')) as {
    records: { clientId: string }[]
  }
  const upload = await client.data('POST /api/tenant/project/report/upload_file', { form: {} })
  return JSON.parse(
    text
      .replace('{token}', client.token)
      .replace('{clientId}', records[0]?.clientId ?? '')
      .replace('{fid}', (upload as { fid: string }).fid),
  ) as Example
}

test('every documented call is answered, and the console reads what it answers', async () => {
  const unanswered: string[] = []
  const unread: string[] = []
  const platform = await startDocumentPlatform()
  const clients = { olga: await signInTo(platform, 'olga'), piet: await signInTo(platform, 'piet') }
  for (const call of inOrder) {
    const client = clients[SENT_BY_PIET.includes(call.id) ? 'piet' : 'olga']
    const { status, envelope, bytes } = await sendExample(client, call)
    const outcome = call.answersFile ? null : readEnvelope(envelope, call.acceptsOnly)
    const isAnswered = outcome === null ? bytes.byteLength > 0 : outcome.ok !== REFUSED.includes(call.id)
    if (status !== 200 || !isAnswered) unanswered.push(`${call.id}: ${status} ${JSON.stringify(envelope)}`)
    if (outcome?.ok === true && !isBareSuccess(call) && !call.data.safeParse(outcome.data).success)
      unread.push(call.id)
  }
  await platform.stop()
  expect(unanswered).toEqual([])
  expect(unread).toEqual([])
})

test('nothing but the documented calls has a route', async () => {
  const routes = createRoutes(new Files(), new Tokens())
  const paths = new Set(
    routes.map(({ method, path }) => `${method} ${path.replace('{tenantId}', ':tenantId')}`),
  )
  expect([...paths].toSorted()).toEqual(documented.map(({ method, path }) => `${method} ${path}`).toSorted())

  const platform = await startDocumentPlatform()
  const client = await signInTo(platform, 'olga')
  expect((await client.send('DELETE /api/login')).status).toBe(405)
  // A 404 with a code would be a record that is not there.
  expect(await client.send('GET /api/export/jobs')).toMatchObject({ status: 404, envelope: {} })
  await platform.stop()
})

test('all but sign-in and its check need a token', async () => {
  const isOpen = createRoutes(new Files(), new Tokens()).filter(({ isPublic }) => isPublic)
  expect(isOpen.map(({ path }) => path)).toEqual(['/api/login', '/api/auth/checkToken'])

  const platform = await startDocumentPlatform()
  const stranger = new Client(platform)
  expect((await stranger.send('GET /api/user/info')).status).toBe(401)
  const body = { token: 'of nobody', clientId: 'console' }
  const { envelope } = await stranger.send('POST /api/auth/checkToken', { body })
  expect(readEnvelope(envelope).ok).toBe(false)
  await platform.stop()
})
