import { stat } from '@console/contracts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { OVERVIEW_PATH } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { tokenFor } from '../../fixtures/test.ts'
import { numbersOf, pickBySeed } from '../../fixtures/plain-query.ts'

const USERS_PATH = '/console/statistic/user'
const RECOMMEND_PATH = '/console/statistic/recommend'
const VIOLATION_PATH = '/console/statistic/violation'
const TWIN_PATH = '/console/statistic/twin'
/** Another one picks other figures. */
const SEED = process.env['FIGURES_SEED'] ?? '1'
/** The zone of the demo's company. */
const ZONE = 'Asia/Shanghai'
const DAY_MS = 86_400_000

const dayAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(Date.now() - days * DAY_MS)

const FROM = dayAgo(pickBySeed([6, 5, 4, 3], SEED, 'the first day'))
const TO = dayAgo(1)
const RANGE = `?from=${FROM}&to=${TO}`

const during = (column: string): string =>
  `t.code = 'harbour' and (${column} at time zone t.timezone)::date between '${FROM}' and '${TO}'`
const CALLS = `from call c join tenant t on t.id = c.tenant_id where c.is_outbound and ${during('c.started_at')}`
const VALID = 'c.talk_seconds > t.valid_call_seconds'
const HITS = `from violation v join tenant t on t.id = v.tenant_id where ${during('v.hit_at')}`
const RECOMMENDED = `from recommendation r join tenant t on t.id = r.tenant_id where ${during('r.shown_at')}`
const USES = `from twin_use w join tenant t on t.id = w.tenant_id where ${during('w.used_at')}`
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
/** The organisations of this name with all below them. */
const below = (name: string): string => `(with recursive part as (
    select o.id from organization o join tenant t on t.id = o.tenant_id where t.code = 'harbour' and o.name = ${text(name)}
    union all select o.id from organization o join part p on o.parent_id = p.id) select id from part)`

const toNumber = (shown: string): number => Number(shown.replaceAll(',', ''))
const numberIn = async (at: Locator): Promise<number> => toNumber((await at.textContent()) ?? '')
const countOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('link', { name: `, ${label}: show these calls` })

/** The rows of a chart's table, each with its name first. */
async function tableOf(page: Page, title: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: title, exact: true })
  await figure.getByRole('button', { name: 'Table' }).click()
  const rows = await figure
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? '')))
  expect(rows.length, title).toBeGreaterThan(1)
  return rows
}

/** A server that has just been filled computes its statistics day by day. */
async function untilComputed(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, 'manager')}` }
  await expect
    .poll(
      async () => {
        const answer = (await (await request.get(stat.time.path, { headers })).json()) as {
          data: { lastUpdatedAt: number | null }
        }
        return answer.data.lastUpdatedAt
      },
      { timeout: 60_000 },
    )
    .not.toBeNull()
}

test('figures picked from the pages of statistics are those of plain queries over the facts', async ({
  signIn,
  demo,
  request,
}) => {
  await untilComputed(request)
  const shown: Record<string, number> = {}
  const queries: Record<string, string> = {}
  const found = (name: string, value: number, query: string) => {
    shown[name] = value
    queries[name] = query
  }

  const page = await signIn('manager', `${OVERVIEW_PATH}${RANGE}`)
  found('calls', await numberIn(countOf(page, 'Outbound calls')), `select count(*) ${CALLS}`)
  found('answers', await numberIn(countOf(page, 'Answers')), `select count(c.answered_at) ${CALLS}`)
  found('valid calls', await numberIn(countOf(page, 'Valid calls')), `select count(*) ${CALLS} and ${VALID}`)
  found('quotes', await numberIn(countOf(page, 'Quotes')), `select count(*) ${CALLS} and c.is_quoted`)
  found('deals', await numberIn(countOf(page, 'Deals')), `select count(*) ${CALLS} and c.is_ordered`)

  const levels = pickBySeed(await tableOf(page, 'Violations by level'), SEED, 'a day of violations')
  const levelOf = pickBySeed([0, 1, 2, 3], SEED, 'a level')
  found(
    `violations of level ${levelOf} on ${levels[0]}`,
    toNumber(levels[1 + levelOf] ?? ''),
    `select count(*) ${HITS} and v.level = ${levelOf}
      and to_char(v.hit_at at time zone t.timezone, 'MM-DD') = ${text(levels[0] ?? '')}`,
  )
  const [shownRule = '', broken = ''] = pickBySeed(await tableOf(page, 'Rules most violated'), SEED, 'a rule')
  // Two of one name say their business.
  const [, rule = '', business] = /^(.*?)(?: \((.+)\))?$/.exec(shownRule) ?? []
  found(
    `violations of ${shownRule}`,
    toNumber(broken),
    `select count(*) ${HITS} and v.rule_id in (select r.id from quality_rule r
      join business_type b on b.id = r.business_type_id
      where r.name = ${text(rule)} and ${business === undefined ? 'true' : `b.name = ${text(business)}`})`,
  )
  const talk = pickBySeed(await tableOf(page, 'Talk time, minutes'), SEED, 'an organisation')
  const [organisation = ''] = talk
  found(
    `minutes of ${organisation}`,
    Math.round(toNumber(talk[1] ?? '')),
    `select round(sum(c.talk_seconds) / 60.0) from call c join tenant t on t.id = c.tenant_id
      where ${during('c.started_at')} and c.org_id in ${below(organisation)}`,
  )

  // The count leads to exactly its calls, which are as many.
  await countOf(page, 'Quotes').click()
  await expect(page).toHaveURL(/\/console\/statistic\/sales\?.*detail=quoted/)
  const details = page.getByRole('region', { name: 'Details of each call' })
  const total = details.getByText(/^[\d,]+ calls$/)
  await expect(total).toBeInViewport()
  expect(toNumber(((await total.textContent()) ?? '').replace(' calls', ''))).toBe(shown['quotes'])
  const rank = pickBySeed(await tableOf(page, 'Deals, rank'), SEED, 'a rank')
  found(
    `deals of ${rank[0]}`,
    toNumber(rank[1] ?? ''),
    `select count(*) ${CALLS} and c.is_ordered and c.org_id in ${below(rank[0] ?? '')}`,
  )

  await page.goto(`${USERS_PATH}${RANGE}&detail=all`)
  const people = page.getByRole('region', { name: 'Details of each person' })
  const row = people.locator('tbody tr.ant-table-row').nth(pickBySeed([0, 3, 6, 9], SEED, 'a person'))
  const cells = row.getByRole('cell')
  await expect(cells.nth(1)).toHaveText(/^\d+$/)
  const person = await numberIn(cells.nth(1))
  const ofPerson = `${CALLS} and c.user_id = ${person}`
  found(
    'calls of a person',
    await numberIn(row.getByRole('link', { name: /, Outbound calls,/ })),
    `select count(*) ${ofPerson}`,
  )
  found(
    'quotes of a person',
    await numberIn(row.getByRole('link', { name: /, Quotes,/ })),
    `select count(*) ${ofPerson} and c.is_quoted`,
  )

  expect(shown['calls']).toBeGreaterThan(0)
  expect(shown).toEqual(await numbersOf(demo.dataDir, queries))
})

test('figures of recommendation, violations and twins are those of plain queries too', async ({
  signIn,
  demo,
  request,
}) => {
  await untilComputed(request)
  const shown: Record<string, number> = {}
  const queries: Record<string, string> = {}
  const found = (name: string, value: string | undefined, query: string) => {
    shown[name] = toNumber(value ?? '')
    queries[name] = query
  }
  const onDay = (column: string, day = '') =>
    `to_char(${column} at time zone t.timezone, 'MM-DD') = ${text(day)}`

  const page = await signIn('manager', `${RECOMMEND_PATH}${RANGE}`)
  const [day, accepted, made, valid] = pickBySeed(await tableOf(page, 'Recommendations'), SEED, 'a day')
  const ofDay = `select count(*) ${RECOMMENDED} and ${onDay('r.shown_at', day)}`
  found(`accepted on ${day}`, accepted, `${ofDay} and r.is_accepted`)
  found(`recommended on ${day}`, made, ofDay)
  found(`valid on ${day}`, valid, `${ofDay} and r.is_valid`)
  const [question = '', times] = pickBySeed(
    await tableOf(page, 'Questions most recommended'),
    SEED,
    'a question',
  )
  found(
    `times of “${question}”`,
    times,
    `select count(*) ${RECOMMENDED} and r.question_id in (select q.id from question q where q.name = ${text(question)})`,
  )

  await page.goto(`${VIOLATION_PATH}${RANGE}`)
  const seatRow = pickBySeed(await tableOf(page, 'Seats by violations'), SEED, 'a seat')
  const [seat = ''] = seatRow
  found(
    `violations of ${seat}`,
    seatRow.at(-1),
    `select count(*) ${HITS} and v.user_id in (select u.id from app_user u where u.name = ${text(seat)})`,
  )

  await page.goto(`${TWIN_PATH}${RANGE}`)
  const [usedOn = '', uses] = pickBySeed(await tableOf(page, 'Uses of digital twins'), SEED, 'a day of uses')
  found(`uses on ${usedOn}`, uses, `select count(*) ${USES} and ${onDay('w.used_at', usedOn)}`)
  const [team = '', ofTeam] = pickBySeed(await tableOf(page, 'Uses by organisation'), SEED, 'a team')
  found(`uses of ${team}`, ofTeam, `select count(*) ${USES} and w.org_id in ${below(team)}`)

  expect(shown[`recommended on ${day}`]).toBeGreaterThan(0)
  expect(shown).toEqual(await numbersOf(demo.dataDir, queries))
})

test('an analyst goes from a dip in a chart to the calls behind it by clicking, and a colleague sees the same', async ({
  signIn,
  context,
  request,
}) => {
  await untilComputed(request)
  const page = await signIn('manager', `${OVERVIEW_PATH}${RANGE}`)
  const chart = page
    .getByRole('figure', { name: 'Online users', exact: true })
    .getByRole('img', { name: 'Online users' })
    .first()
  await expect(chart.locator('svg')).toBeVisible()
  const box = await chart.boundingBox()
  if (box === null) throw new Error('The chart is not drawn.')
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('from') === searchParams.get('to'))
  const day = new URL(page.url()).searchParams.get('from')
  expect(day !== null && day >= FROM && day <= TO).toBe(true)

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  for (const label of ['Outbound calls', 'Deals']) {
    expect(await numberIn(countOf(colleague, label))).toBe(await numberIn(countOf(page, label)))
  }

  const sessions = context.waitForEvent('page')
  await expect(chart.locator('svg')).toBeVisible()
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } })
  const opened = new URL((await sessions).url())
  expect(opened.pathname).toBe('/assistant-console/session')
  const [begin, end] = ['beginTime', 'endTime'].map((name) => Number(opened.searchParams.get(name)))
  expect((end ?? 0) - (begin ?? 0)).toBe(899)
})
