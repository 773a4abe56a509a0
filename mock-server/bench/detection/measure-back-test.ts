import { label } from '@console/contracts'
import { madeUpRule, randomNumbers } from '@console/label-engine/bench/made-up-calls'
import type { TestServer } from '../../src/testing/start-test-server.ts'
import { startMemoryPeak } from '../memory-peak.ts'
import { median, quantile, type Figure } from '../figures.ts'
import { firstBusiness, madeUpDraft } from './fill-detection.ts'

const GOAL_SECONDS = 60
const GOAL_MB = 64
const SEED = 3
const WARM_UP_SLICES = 3

/** A new rule over all calls of the last day, a slice an answer, as the page requests them. */
export async function measureBackTest(server: TestServer, calls: number): Promise<Figure[]> {
  const token = await server.signIn('manager')
  const draft = {
    ...madeUpDraft(await firstBusiness(server), madeUpRule(randomNumbers(SEED))),
    id: 0 as const,
  }
  const slice = async (cursor: string | null) => {
    const body = { label: draft, days: 1, cursor }
    const { status, data } = await server.send(label.backTest, { token, body })
    if (status !== 200) throw new Error(`answered with ${status}`)
    return data
  }
  let cursor: string | null = null
  for (let turn = 0; turn < WARM_UP_SLICES; turn += 1) ({ cursor } = await slice(cursor))
  const peakOf = startMemoryPeak()
  const times: number[] = []
  const began = performance.now()
  let judged = 0
  let hit = 0
  cursor = null
  do {
    const startedAt = performance.now()
    const answer: label.BackTest = await slice(cursor)
    times.push(performance.now() - startedAt)
    judged += answer.calls
    hit += answer.hit
    ;({ cursor } = answer)
  } while (cursor !== null)
  const seconds = (performance.now() - began) / 1000
  const { heapMb, rssMb } = peakOf()
  return [
    {
      name: `back-test of ${calls.toLocaleString('en')} calls`,
      value: seconds,
      unit: 's',
      goal: { atMost: GOAL_SECONDS },
    },
    { name: '  calls judged', value: judged, unit: 'calls', goal: { atLeast: calls } },
    { name: '  calls hit', value: hit, unit: 'calls' },
    { name: '  a slice, median', value: median(times), unit: 'ms' },
    { name: '  a slice, 95 % within', value: quantile(times, 0.95), unit: 'ms' },
    { name: '  growth of what is used of the heap', value: heapMb, unit: 'MB' },
    { name: '  growth of the process', value: rssMb, unit: 'MB', goal: { atMost: GOAL_MB } },
  ]
}
