import { account, judgedLabel, label, labelJudgement } from '@console/contracts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newId, NOW, startIngest, type Ingest } from '../support/ingest.ts'
import { condition, draft, toLabelDraft, promptRule, rule } from '../support/labels.ts'
import { personWithRole } from '../support/people.ts'

const FIRST_LABEL_ID = 810_000
const SESSIONS = 12

let demo: Demo
let manager: Person
let reports: Ingest
let price: label.Label
const sessionOf = (turn: number) => `judged-${String(turn).padStart(2, '0')}`

beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  reports = await startIngest(demo, manager)
  await demo.asOwner((db) =>
    sql`select setval(pg_get_serial_sequence('smart_label', 'id'), ${FIRST_LABEL_ID})`.execute(db),
  )
  // Each third session is expensive, each fourth one cheap, the last one has no words.
  for (let turn = 1; turn <= SESSIONS; turn += 1)
    await say(
      turn,
      turn === SESSIONS ? [] : [turn % 3 === 0 ? 'too expensive' : '-', turn % 4 === 0 ? 'very cheap' : '-'],
    )
  price = await made()
})
afterAll(() => demo.stop())
beforeEach(() =>
  demo.asOwner(async (db) => {
    await db.deleteFrom('labelJudgement').execute()
    await db.deleteFrom('labelHit').execute()
  }),
)

async function say(turn: number, words: readonly string[]): Promise<void> {
  const { businessTypeId, productId } = reports.references
  const callId = `call-${turn}`
  const at = NOW - turn * 3600
  const of = <Type extends string>(type: Type) => ({ type, eventId: newId(), callId })
  await reports.ingest(
    {
      ...of('call.started'),
      sessionId: sessionOf(turn),
      account: 'seat-001',
      businessTypeId,
      productId,
      direction: 'outbound',
      at,
    },
    { ...of('call.answered'), at: at + 5 },
    { ...of('call.ended'), at: at + 65, hungUpBy: 'seat' },
    ...words.map((sentence, index) => ({
      ...of('utterance'),
      seq: index + 1,
      speaker: 'customer',
      at: at + 10 + index,
      words: sentence,
    })),
  )
}

async function made(changes: Partial<label.LabelDraft> = {}): Promise<label.Label> {
  const { data, code } = await manager.send(label.create, { body: draft(reports.references, changes) })
  expect(code).toBe(0)
  return data
}

const judge = (turn: number, belongs: boolean, { labelId = price.id, person = manager } = {}) =>
  person.send(labelJudgement.judge, { body: { sessionId: sessionOf(turn), labelId, belongs } })
const judgementsOf = async (turn: number, person = manager) =>
  (await person.send(labelJudgement.ofSession, { query: { sessionId: sessionOf(turn) } })).data
const hit = (...turns: number[]) =>
  demo.asOwner(async (db) => {
    for (const turn of turns)
      await sql`insert into label_hit (tenant_id, label_id, call_id, user_id, org_id, business_type_id, hit_at)
        select tenant_id, ${price.id}, call_id, user_id, org_id, business_type_id, started_at
        from call where call_id = ${`call-${turn}`}`.execute(db)
  })
const figuresOf = async (id = price.id) => (await manager.send(judgedLabel.figures, { query: { id } })).data

test('a judgement says who judged, is replaced by the next one and is taken back, each time with an audit record', async () => {
  expect((await judge(1, true)).code).toBe(0)
  expect((await judge(1, false)).code).toBe(0)
  const said = await judgementsOf(1)
  expect(said.judgements).toEqual([
    {
      labelId: price.id,
      labelName: 'Price',
      belongs: false,
      judgedBy: expect.stringMatching(/./),
      judgedAt: NOW,
    },
  ])
  expect(said.canJudge).toBe(true)
  expect(said.labels).toContainEqual({ id: price.id, name: 'Price' })
  const body = { sessionId: sessionOf(1), labelId: price.id }
  for (const _again of [1, 2]) expect((await manager.send(labelJudgement.withdraw, { body })).code).toBe(0)
  expect((await judgementsOf(1)).judgements).toEqual([])
  const records = await demo.inTenant(manager.tenantId, (tx) =>
    findRecords(tx, { module: 'label' }, { pageIndex: 1, pageSize: 3, fromEnd: false }),
  )
  expect(records.map(({ opType }) => opType)).toEqual([
    'label.withdrawJudgement',
    'label.judge',
    'label.judge',
  ])
})

test('judged twice at once, a session has one judgement of a label', async () => {
  const answers = await Promise.all([judge(2, true), judge(2, false)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect((await judgementsOf(2)).judgements).toHaveLength(1)
})

test('only labels of the session can be judged, and only in sessions that the person sees', async () => {
  const other = await demo.as('provider-admin')
  const deleted = await made({ name: 'Gone' })
  await manager.send(label.remove, { body: { id: deleted.id } })
  const disabled = await made({ name: 'Disabled' })
  await manager.send(label.enable, { body: { id: disabled.id, enable: 0 } })
  const foreign = await demo.asOwner((db) =>
    sql<{ id: number }>`insert into smart_label (tenant_id, business_type_id, name)
      select tenant_id, id, 'Foreign' from business_type where tenant_id = ${other.tenantId} limit 1
      returning id`.execute(db),
  )
  for (const id of [deleted.id, foreign.rows[0]?.id ?? 0, 999_999])
    expect((await judge(1, true, { labelId: id })).status).toBe(404)
  expect((await judge(99, true)).status).toBe(404)
  expect((await judge(1, true, { labelId: disabled.id })).status).toBe(200)
  const { labels } = await judgementsOf(1)
  expect(labels.map(({ name }) => name)).not.toContain('Disabled')
  // A master reads sessions, but judges none.
  const master = await demo.as('master')
  expect((await judge(1, true, { person: master })).status).toBe(403)
})

test('the counts of judged sessions are those of a plain recount, and lead to exactly these sessions', async () => {
  const outcome = fc.record({ isHit: fc.boolean(), belongs: fc.option(fc.boolean(), { nil: null }) })
  const removeAll = () =>
    demo.asOwner(async (db) => {
      await db.deleteFrom('labelJudgement').execute()
      await db.deleteFrom('labelHit').execute()
    })
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { minLength: SESSIONS, maxLength: SESSIONS }), async (outcomes) => {
      await removeAll()
      const rows = outcomes.map((one, index) => ({ ...one, turn: index + 1 }))
      await hit(...rows.filter(({ isHit }) => isHit).map(({ turn }) => turn))
      for (const { turn, belongs } of rows) if (belongs !== null) await judge(turn, belongs)
      const judged = rows.filter(({ belongs }) => belongs !== null)
      const expected = {
        judged,
        hit: judged.filter(({ isHit }) => isHit),
        belonging: judged.filter(({ belongs }) => belongs),
        right: judged.filter(({ isHit, belongs }) => isHit && belongs),
      }
      const counts = Object.fromEntries(Object.entries(expected).map(([kind, of]) => [kind, of.length]))
      expect(await figuresOf()).toEqual(counts)
      for (const kind of judgedLabel.JUDGED_KINDS) {
        const { data } = await manager.send(judgedLabel.sessions, { query: { id: price.id, kind } })
        expect(data.sessions.map(({ sessionId }) => sessionId)).toEqual(
          expected[kind].map(({ turn }) => sessionOf(turn)),
        )
      }
    }),
    { numRuns: 4 },
  )
})

test('a changed rule is tried on the judged sessions beside the stored one, and those without words are counted apart', async () => {
  for (const turn of [3, 4, 6, SESSIONS]) await judge(turn, turn !== 6)
  const { version: _version, ...sent } = toLabelDraft(price)
  const param = JSON.stringify({ detectType: 1, keywords: ['cheap'] })
  const tried = {
    ...sent,
    rule: { ...price.rule, ...rule({ conditions: [condition({ param })] }), id: price.rule.id },
  }
  const tryRule = (cursor: string | null, of: typeof tried = tried) =>
    manager.send(judgedLabel.tryRule, { body: { label: of, cursor } })
  const { data } = await tryRule(null)
  expect(data).toMatchObject({ withoutWords: 1, cursor: null, progress: 1 })
  expect(
    data.sessions.map(({ sessionId, belongs, isHit, isHitBefore }) => [
      sessionId,
      belongs,
      isHit,
      isHitBefore,
    ]),
  ).toEqual([
    [sessionOf(3), true, false, true],
    [sessionOf(4), true, true, false],
    [sessionOf(6), false, false, true],
  ])
  expect((await tryRule(sessionOf(3))).data.sessions).toHaveLength(2)
  expect((await tryRule(null, { ...tried, id: 999_999 })).status).toBe(404)
  expect((await tryRule(null, { ...tried, rule: promptRule() })).status).toBe(400)
  expect((await figuresOf()).judged).toBe(4)
})

test('lists have the newest 100 judged sessions, and an answer of a trial is of 250', async () => {
  const judgeMany = (from: number, until: number) =>
    demo.asOwner((db) =>
      sql`insert into label_judgement (tenant_id, label_id, session_id, started_at, belongs, judged_by, judged_at)
        select j.tenant_id, j.label_id, 'many-' || to_char(n, 'FM0000'), j.started_at + n * interval '1 day', true,
          j.judged_by, j.judged_at
        from label_judgement j, generate_series(${from}::integer, ${until}::integer) n
        where j.session_id = ${sessionOf(1)}`.execute(db),
    )
  const listed = async () => {
    const { data } = await manager.send(judgedLabel.sessions, { query: { id: price.id, kind: 'judged' } })
    return data.sessions.map(({ sessionId }) => sessionId)
  }
  const { version: _version, ...sent } = toLabelDraft(price)
  const tryRule = async (cursor: string | null) =>
    (await manager.send(judgedLabel.tryRule, { body: { label: sent, cursor } })).data
  await judge(1, true)
  await judgeMany(1, 99)
  expect(await listed()).toHaveLength(100)
  await judgeMany(100, 248)
  expect((await listed())[0]).toBe('many-0248')
  expect(await listed()).toHaveLength(100)
  expect(await tryRule(null)).toMatchObject({ withoutWords: 248, cursor: null, progress: 1 })
  await judgeMany(249, 250)
  const { withoutWords, sessions, cursor, progress } = await tryRule(null)
  expect(withoutWords + sessions.length).toBe(250)
  expect(cursor).toBe('many-0249')
  expect(progress).toBeCloseTo(250 / 251, 5)
  expect(await tryRule(cursor)).toMatchObject({ withoutWords: 1, sessions: [], cursor: null, progress: 1 })
})

test('judging requires access to the organisation of the session, and judgements of an erased judge stay under their number', async () => {
  const reviewer = await personWithRole(demo, manager, ['session.validate'])
  const leadTeam = (isSeats: boolean) =>
    demo.asOwner((db) =>
      sql`update app_user set type = 'TeamAdmin', team_org_id = (
          select other.org_id from app_user seat join app_user other on other.tenant_id = seat.tenant_id
          where seat.username = 'seat-001' and other.type = 'TSR' and (other.org_id = seat.org_id) = ${isSeats} limit 1)
        where id = ${reviewer.userId}`.execute(db),
    )
  const body = { sessionId: sessionOf(3), labelId: price.id }
  await judge(3, false)
  await hit(3)
  await leadTeam(false)
  expect((await judge(3, true, { person: reviewer })).status).toBe(404)
  expect((await reviewer.send(labelJudgement.withdraw, { body })).status).toBe(404)
  expect((await judgementsOf(3)).judgements).toMatchObject([{ belongs: false }])
  await leadTeam(true)
  expect((await judge(3, true, { person: reviewer })).code).toBe(0)

  const { records } = (await manager.send(account.list, { body: { text: 'new.person', pageSize: 100 } })).data
  const { username = '' } = records.find(({ id }) => id === reviewer.userId) ?? {}
  const erased = await manager.send(account.erase, { body: { id: reviewer.userId, username } })
  expect(erased).toMatchObject({ status: 200, code: 0 })
  expect((await judgementsOf(3)).judgements).toMatchObject([
    { belongs: true, judgedBy: `#${reviewer.userId}` },
  ])
  expect(await figuresOf()).toEqual({ judged: 1, hit: 1, belonging: 1, right: 1 })
})
