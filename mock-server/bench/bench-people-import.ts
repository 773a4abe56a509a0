import { account } from '@console/contracts'
import * as z from 'zod'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'

/**
 * Measures how much the server grows, and how long it takes, while a file of 10,000 people is checked and imported through
 * the real calls. Client and server are one process, so the figure has the client's part in it.
 */
const PEOPLE = 10_000
const WARM_UP_PEOPLE = 500
const SAMPLE_MS = 20
const POLL_MS = 200
const MIB = 1024 * 1024

const startedImport = z.object({ data: z.object({ id: z.int() }) })

const server = await startTestServer()
try {
  const token = await server.signIn('manager')
  const { organizations } = (await server.send(account.organizations, { token, query: { text: 'team' } }))
    .data
  const paths = organizations.map(({ path }) => path.replaceAll(' / ', '/'))
  await importPeople(server, token, buildImportFile('warm', WARM_UP_PEOPLE, paths))
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS)
  const { checkMs, importMs, created } = await importPeople(
    server,
    token,
    buildImportFile('bench', PEOPLE, paths),
  )
  clearInterval(sampling)
  const grown = ((most - before) / MIB).toFixed(1)
  process.stdout.write(
    `${created} people: checked in ${checkMs} ms, imported in ${importMs} ms, grew by ${grown} MB at most\n`,
  )
} finally {
  await server.stop()
}

function buildImportFile(prefix: string, people: number, paths: readonly string[]): Blob {
  const lines = Array.from(
    { length: people },
    (_, index) =>
      `${prefix}.${index},Person ${index},${paths[index % paths.length] ?? ''},Seat,,1380000${index}`,
  )
  return new Blob([`Username,Name,Organisation,Roles,Business types,Phone\n${lines.join('\n')}`])
}

async function importPeople(of: TestServer, token: string, file: Blob) {
  const form = new FormData()
  form.append('file', file, 'people.csv')
  const headers = { authorization: `Bearer ${token}` }
  const start = performance.now()
  const answer = await of.fetch(account.checkImport.path, { method: 'POST', body: form, headers })
  const { data } = startedImport.parse(await answer.json())
  await over(of, token, data.id)
  const checkedAt = performance.now()
  await of.send(account.startImport, { token, body: { id: data.id } })
  const { created } = await over(of, token, data.id)
  return {
    checkMs: Math.round(checkedAt - start),
    importMs: Math.round(performance.now() - checkedAt),
    created,
  }
}

async function over(of: TestServer, token: string, id: number): Promise<account.PeopleImport> {
  for (;;) {
    const { import: found } = (await of.send(account.getImport, { token, query: { id } })).data
    if (found && found.state !== 'checking' && found.state !== 'running') return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
