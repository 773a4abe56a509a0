import { readFileSync } from 'node:fs'
import { stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { between, startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { whole } from '../support/whole.ts'

const DOC = readFileSync(new URL('../../../docs/figures.md', import.meta.url), 'utf8')
const QUERIES = [...DOC.matchAll(/^## (.+)$|^```sql\n([\s\S]*?)^```$/gm)].reduce<[string, string][]>(
  (found, [, heading, query]) => {
    if (heading !== undefined) found.push([heading, ''])
    else if (query !== undefined) found.push([found.at(-1)?.[0] ?? '', query])
    return found
  },
  [],
)

let fixture: StatisticsFixture
beforeAll(async () => {
  fixture = await startStatisticsFixture()
})
afterAll(() => fixture.demo.stop())

async function answerTo(query: string): Promise<Record<string, unknown>[]> {
  const { rows } = await fixture.demo.asOwner((db) =>
    sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db),
  )
  return rows
}

test.each(QUERIES.filter(([, query]) => query !== ''))(
  'the query of the documentation runs: %s',
  async (_heading, query) => {
    expect(Array.isArray(await answerTo(query))).toBe(true)
  },
)

const queryUnder = (heading: string): string =>
  QUERIES.find(([title, query]) => title.startsWith(heading) && query !== '')?.[1] ?? ''

test('the query of calls finds the figures of the summary', async () => {
  const query = { beginDay: '20261114', endDay: '20261120' }
  const { orgSummary } = (await fixture.manager.send(stat.summary, { query })).data
  const [row] = await answerTo(queryUnder('Calls'))
  expect(row).toEqual({
    calls: orgSummary.totalCallCnt,
    answers: orgSummary.totalAnswerCnt,
    validCalls: orgSummary.totalTalkCnt,
    quotes: orgSummary.totalSaleCnt,
    orders: orgSummary.totalOrderCnt,
    talkSeconds: (await fixture.expectedFigures(between('2026-11-14', '2026-11-20'))).talk,
  })
})

test('the query of time online finds the people and seconds of the series', async () => {
  const query = { beginDay: '20261120', endDay: '20261120' }
  const { orgSummary } = whole((await fixture.manager.send(stat.summary, { query })).data)
  const [row] = await answerTo(queryUnder('Time online'))
  expect(Number(row?.['people'])).toBe(orgSummary.currentOnlineUserCnt)
  expect(Number(row?.['seconds'])).toBeCloseTo(
    orgSummary.avgUserOnlineDuration * orgSummary.cumulativeOnlineUserCnt,
    3,
  )
})
