import { parseArgs } from 'node:util'
import { voiceprint, type Call, type QueryOf } from '@console/contracts'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'
import { formatFigure, quantile } from './figures.ts'
import { fillVoiceprints, namedVoices, type NamedVoices } from './fill-voiceprints.ts'

const USAGE = `pnpm bench:voiceprint [--records 1000000] [--requests 200]
Fills a temporary database with check records of one company, and measures the lists of voiceprints as its administrator requests
them over HTTP. Nothing of it remains.`

const GOAL_MS = 50
const WARM_UP_REQUESTS = 5

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else await measure(Number(values.records), Number(values.requests))

async function measure(records: number, requests: number): Promise<void> {
  const server = await startTestServer({ config: { validateResponses: false } })
  try {
    await fillVoiceprints(server, records)
    const named = await namedVoices(server)
    const token = await server.signIn('manager')
    print(`${records.toLocaleString('en')} check records, ${named.samples.toLocaleString('en')} samples`)
    for (const [name, query] of checkQueries(named))
      await report(server, { name: `records ${name}`, call: voiceprint.checks, query, token, requests })
    for (const [name, query] of corpusQueries(named))
      await report(server, { name: `samples ${name}`, call: voiceprint.corpora, query, token, requests })
    const rest = { query: {}, token, requests }
    await report(server, { name: 'categories', call: voiceprint.categories, ...rest })
    await report(server, { name: 'distribution of scores', call: voiceprint.scoreDistribution, ...rest })
  } finally {
    await server.stop()
  }
}

function checkQueries({
  name,
  orgId,
  day,
}: NamedVoices): [name: string, query: QueryOf<typeof voiceprint.checks>][] {
  const { inconsistent } = voiceprint.CHECK_STATUS
  return [
    ['of all, first page', {}],
    ['of all, page of 100', { pageSize: 100 }],
    ['of all, page 100', { pageIndex: 100 }],
    ['of all, page 1000', { pageIndex: 1000 }],
    ['of a person', { name }],
    ['of people with a letter', { name: name.slice(0, 1) }],
    ['of an organisation', { orgId }],
    ['of an organisation, inconsistent', { orgId, status: inconsistent }],
    ['inconsistent', { status: inconsistent }],
    ['of a day', { date: day }],
    ['checked on a day', { checkDate: day }],
    ['of a person and a day', { name, date: day }],
    ['of a day, inconsistent', { date: day, status: inconsistent }],
  ]
}

function corpusQueries({
  name,
  orgId,
}: NamedVoices): [name: string, query: QueryOf<typeof voiceprint.corpora>][] {
  return [
    ['of all, first page', {}],
    ['by category', { order: 'catalogName' }],
    ['of a person', { name }],
    ['of an organisation, in use', { orgId, status: voiceprint.CORPUS_STATUS.inUse }],
  ]
}

type Measured<C extends Call> = { name: string; call: C; query: QueryOf<C>; token: string; requests: number }

async function report<C extends Call>(
  server: TestServer,
  { name, call, query, token, requests }: Measured<C>,
): Promise<void> {
  const times: number[] = []
  for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
    const began = performance.now()
    const { status } = await server.send(call, { token, query })
    if (status !== 200) throw new Error(`${name} was answered ${status}`)
    if (turn >= 0) times.push(performance.now() - began)
  }
  const value = quantile(times, 0.95)
  print(formatFigure({ name: `${name}, 95 % within`, value, unit: 'ms', goal: { atMost: GOAL_MS } }))
}
