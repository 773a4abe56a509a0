import { ingest, type Language } from '@console/contracts'
import { sql } from 'kysely'
import { newClient, fetchAccessToken } from './clients.ts'
import type { Demo, Person, Reply } from './demo.ts'

/** The manual clock's moment: 17:00 in Shanghai. */
export const NOW = Date.parse('2026-11-21T09:00:00Z') / 1000

export type Event = Record<string, unknown>

/** Ids of a company that events name. */
export type References = {
  tenantId: number
  businessTypeId: number
  productId: number
  ruleId: number
  labelId: number
  questionId: number
}

export type Ingest = {
  token: string
  references: References
  report: (events: readonly unknown[], language?: Language) => Promise<Reply<ingest.IngestResult>>
  /** As `report`; throws unless all were ingested. */
  ingest: (...events: readonly Event[]) => Promise<void>
  /** The rows of a table as the owner sees them, of this company only. */
  rows: (query: string) => Promise<Event[]>
  /** Days that were marked since the last call. */
  marks: () => Promise<string[]>
}

export async function startIngest(demo: Demo, person: Person): Promise<Ingest> {
  const token = await fetchAccessToken(demo, await newClient(person))
  const { tenantId } = person
  const report: Ingest['report'] = (events, language = 'en') =>
    demo.nobody.send(ingest.report, {
      body: { events: [...events] },
      headers: { authorization: `Bearer ${token}` },
      language,
    })
  const rows: Ingest['rows'] = (query) =>
    demo.asOwner(async (db) => {
      const found = await sql<Event>`
        select * from (${sql.raw(query)}) answer where "tenantId" = ${tenantId}`.execute(db)
      return found.rows.map(({ tenantId: _tenant, ...row }) => row)
    })
  return {
    token,
    references: await insertReferences(demo, tenantId),
    report,
    rows,
    ingest: async (...events) => {
      const { data, status } = await report(events)
      if (status !== 200 || data.accepted !== events.length)
        throw new Error(`not all were taken in: ${JSON.stringify(data)}`)
    },
    marks: async () => {
      const found = await demo.asOwner((db) =>
        sql<{ day: string }>`
          with gone as (delete from rollup_mark where tenant_id = ${tenantId} returning day)
          select day::text from gone order by 1`.execute(db),
      )
      return found.rows.map(({ day }) => day)
    },
  }
}

function insertReferences(demo: Demo, tenantId: number): Promise<References> {
  return demo.asOwner(async (db) => {
    const { id: productId, businessTypeId } = await db
      .selectFrom('product')
      .where('tenantId', '=', tenantId)
      .select(['id', 'businessTypeId'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const named = { tenantId, businessTypeId, name: 'Test' }
    const insert = (table: 'qualityScene' | 'smartLabel' | 'question') =>
      db.insertInto(table).values(named).returning('id').executeTakeFirstOrThrow()
    const { id: sceneId } = await insert('qualityScene')
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values({ ...named, sceneId, level: 2, phrases: ['guaranteed'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: labelId } = await insert('smartLabel')
    const { id: questionId } = await insert('question')
    return { tenantId, businessTypeId, productId, ruleId, labelId, questionId }
  })
}

let made = 0
/** An id that no other event of the run has. */
export const newId = (prefix = 'e'): string => `${prefix}-${(made += 1)}`

/** One event of each type, all of one seat. */
export function eventsOfEachType({
  businessTypeId,
  productId,
  ...references
}: References): Record<string, Event> {
  const seat = { account: 'seat-001', businessTypeId }
  const callId = newId('c')
  const violationId = newId('v')
  const of = (type: string, event: Event): Event => ({ type, eventId: newId(), ...event })
  const all = [
    of('call.started', {
      ...seat,
      callId,
      productId,
      sessionId: newId('s'),
      direction: 'outbound',
      customer: '138****0001',
      channel: 'sip',
      at: NOW - 600,
    }),
    of('call.answered', { callId, at: NOW - 590.5 }),
    of('call.ended', { callId, at: NOW - 500, hungUpBy: 'customer' }),
    of('call.result', { callId, at: NOW - 499, isQuoted: true, isOrdered: true, price: 129.9 }),
    of('utterance', { callId, seq: 1, speaker: 'customer', at: NOW - 580.25, words: '您好 \u{1F600} "x"' }),
    of('status', { ...seat, at: NOW - 700, evt: 4, subEvt: 'productive' }),
    of('shift', {
      ...seat,
      shiftId: newId('sh'),
      startsAt: NOW - 3600,
      endsAt: NOW + 3600,
      expectedWorkSeconds: 7000,
    }),
    of('violation', {
      ...seat,
      violationId,
      callId,
      ruleId: references.ruleId,
      at: NOW - 550,
      words: 'guaranteed',
      source: 0,
    }),
    of('violation.cover', { violationId, coverStatus: 1, revision: 1 }),
    of('label.hit', { ...seat, labelId: references.labelId, callId, at: NOW - 540 }),
    of('recommendation', {
      ...seat,
      recommendationId: newId('r'),
      questionId: references.questionId,
      callId,
      at: NOW - 530,
      isValid: true,
      isAccepted: false,
    }),
    of('twin.use', {
      ...seat,
      useId: newId('u'),
      at: NOW - 520,
      productName: 'Card',
      processName: 'Opening',
      sessionId: 's',
    }),
    of('dataset.evaluation', {
      businessTypeId,
      evaluationId: newId('ev'),
      labelType: 2,
      labelId: references.ruleId,
      labelOption: 3,
      title: 'Test',
      sessionId: 's',
      sentenceIndex: 4,
      at: NOW - 510,
    }),
    of('offline.audio', { audioId: newId('a'), businessTypeId, at: NOW - 505, skillSeconds: 61 }),
    of('hand', { account: 'seat-001', at: NOW - 503, isRaised: true }),
  ]
  return Object.fromEntries(all.map((event) => [String(event['type']), event]))
}
