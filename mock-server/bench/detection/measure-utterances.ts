import { randomUUID } from 'node:crypto'
import { ingest } from '@console/contracts'
import { madeUpCall, randomNumbers } from '@console/label-engine/bench/made-up-calls'
import { makeApiClient, fetchToken } from '../../chaos/reporter.ts'
import { detectLabels } from '../../src/modules/labels/label-detection/public.ts'
import type { TestServer } from '../../src/testing/start-test-server.ts'
import { median, quantile, type Figure } from '../figures.ts'
import { firstBusiness, type Business } from './fill-detection.ts'

const GOAL_MS = 5
const CALLS = 25
const WARM_UP_CALLS = 3
const SENTENCES_OF_CALL = 40
const SEED = 2
const SEAT = 'seat-001'

/** Measures sentences of calls that go on, each reported alone: the whole report, and its part for judging the call. */
export async function measureUtterances(server: TestServer, labels: number): Promise<Figure[]> {
  const business = await firstBusiness(server)
  const token = await fetchToken(server.url, await makeApiClient(server.url))
  const random = randomNumbers(SEED)
  const reports: number[] = []
  const judging: number[] = []
  const working: number[] = []
  for (let turn = -WARM_UP_CALLS; turn < CALLS; turn += 1) {
    const times = await playCall(server, { token, business, random })
    if (turn < 0) continue
    reports.push(...times.reports)
    judging.push(...times.judging)
    working.push(...times.working)
  }
  return [
    { name: `a sentence reported, ${labels} labels, median`, value: median(reports), unit: 'ms' },
    { name: '  95 % within', value: quantile(reports, 0.95), unit: 'ms' },
    { name: '  judging its call, on the processor, 95 % within', value: quantile(working, 0.95), unit: 'ms' },
    { name: '  judging its call, median', value: median(judging), unit: 'ms' },
    {
      name: '  judging its call, 95 % within',
      value: quantile(judging, 0.95),
      unit: 'ms',
      ...(labels > 0 ? { goal: { atMost: GOAL_MS } } : {}),
    },
  ]
}

type Playing = { token: string; business: Business; random: () => number }

async function playCall(server: TestServer, { token, business, random }: Playing) {
  const callId = randomUUID()
  const at = Math.floor(Date.now() / 1000) - 1
  const { tenantId, businessTypeId, productId } = business
  const of = <Type extends string>(type: Type) => ({ type, eventId: randomUUID(), callId })
  const started = {
    sessionId: callId,
    account: SEAT,
    businessTypeId,
    productId,
    direction: 'outbound',
  } as const
  await report(server, token, { ...of('call.started'), ...started, at })
  const reports: number[] = []
  const judging: number[] = []
  // Processor time of this process, which other programs of the machine do not lengthen; the database's part is not in it.
  const working: number[] = []
  for (const [index, { role, words }] of madeUpCall(SENTENCES_OF_CALL, random).sentences.entries()) {
    const speaker = role === 0 ? 'seat' : 'customer'
    const startedAt = performance.now()
    await report(server, token, { ...of('utterance'), seq: index + 1, speaker, at: at + index / 1000, words })
    reports.push(performance.now() - startedAt)
    // Judges the call once more, without the rest of a report: nothing is new, so the sentence is found and passed over.
    await server.ctx.db.inTenant(tenantId, async (tx) => {
      const judgedAt = performance.now()
      const before = process.cpuUsage()
      await detectLabels(tx, [callId], new Date())
      const { user, system } = process.cpuUsage(before)
      judging.push(performance.now() - judgedAt)
      working.push((user + system) / 1000)
    })
  }
  return { reports, judging, working }
}

async function report(server: TestServer, token: string, event: ingest.SentEvent): Promise<void> {
  const { data, status } = await server.send(ingest.report, {
    headers: { authorization: `Bearer ${token}` },
    body: { events: [event] },
  })
  if (status !== 200 || data.accepted !== 1) throw new Error(`not accepted: ${JSON.stringify(data)}`)
}
