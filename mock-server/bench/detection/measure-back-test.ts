import { label } from '@console/contracts'
import type { TestServer } from '../../src/testing/start-test-server.ts'
import { median, quantile, type Figure } from '../figures.ts'
import { startMemoryPeak } from '../memory-peak.ts'
import { firstBusiness, madeUpDraft } from './fill-detection.ts'

const GOAL_SECONDS = 60
const GOAL_MB = 64
const WARM_UP_SLICES = 3

/** As most rules are: keywords of the customer after some of the agent, and a regular expression. */
const RULE: label.Rule = {
  id: 0,
  labelType: label.LABEL_TYPE.rule,
  checkRangeType: label.CHECK_RANGE.full,
  checkRangeBegin: null,
  checkRangeEnd: null,
  useContext: label.USE_CONTEXT.conversation,
  maxHitCnt: 1,
  lambdaType: label.LAMBDA_TYPE.custom,
  lambdaExpr: '(A && B) || C',
  conditions: [
    condition('A', label.ROLE.agent, { detectType: label.KEYWORDS.any, keywords: ['discount', 'voucher'] }),
    condition('B', label.ROLE.customer, { detectType: label.KEYWORDS.any, keywords: ['cancel', 'refund'] }),
    {
      ...condition('C', label.ROLE.customer, { regex: '(?i)complaint.*lawyer' }),
      type: label.CONDITION_TYPE.regex,
    },
  ],
  promptContent: '',
  sessionCollectRound: null,
}

function condition(lambda: string, role: label.Condition['role'], param: object): label.Condition {
  return {
    id: 0,
    lambda,
    type: label.CONDITION_TYPE.keyword,
    role,
    checkRangeType: label.CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
    checkRangePolicy: 0,
    preConditionLambda: '',
    param: JSON.stringify(param),
  }
}

/** A new rule over all calls of the last day, a slice an answer, as the page requests them. */
export async function measureBackTest(server: TestServer, calls: number): Promise<Figure[]> {
  const token = await server.signIn('manager')
  const draft = {
    ...madeUpDraft(await firstBusiness(server), RULE),
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
  const { heapMb, rssMb, retainedMb } = peakOf()
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
    { name: '  growth of the heap, garbage included', value: heapMb, unit: 'MB' },
    { name: '  growth of the heap, without garbage', value: retainedMb, unit: 'MB' },
    { name: '  growth of the process', value: rssMb, unit: 'MB', goal: { atMost: GOAL_MB } },
  ]
}
