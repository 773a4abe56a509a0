import { SLOT_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter, inFilterAt, type ListedPerson, type StatFilter } from '../statistics/public.ts'

type ZonedFilter = StatFilter & { timezone: string }
type LabelsQuery = { filter: ZonedFilter; labelIds: readonly number[] }

/** Hits of one label in one day or quarter of an hour, which begins at `time` (unix seconds). */
export type HitPoint = { labelId: number; time: number; value: number }

const isLabelIn = (labelIds: readonly number[]) => sql`s.label_id = any(${[...labelIds]}::bigint[])`

/** A point for each label and day of the range that has started. */
export async function hitsByDay(
  { db, tenantId }: TenantTx,
  { filter, labelIds, now }: LabelsQuery & { now: Date },
): Promise<HitPoint[]> {
  const { beginDay, endDay, timezone } = filter
  const { rows } = await sql<HitPoint>`
    with hits as (
      select s.label_id, s.day, sum(s.hits) as hits from stat_label_day s
      where s.tenant_id = ${tenantId} and ${isLabelIn(labelIds)} and ${inFilter(filter)} group by s.label_id, s.day
    )
    select label as "labelId", extract(epoch from d::timestamp at time zone ${timezone})::bigint as time,
           coalesce(h.hits, 0) as value
    from unnest(${[...labelIds]}::bigint[]) label
    cross join generate_series(${beginDay}::date, ${endDay}::date, interval '1 day') d
    left join hits h on h.label_id = label and h.day = d::date
    where d::timestamp at time zone ${timezone} <= ${now}
    order by d, label`.execute(db)
  return rows
}

/** A point for each label and quarter of an hour of one started day, from the hits: slots know no single label. */
export async function hitsBySlot(
  { db, tenantId }: TenantTx,
  { filter, labelIds, now }: LabelsQuery & { now: Date },
): Promise<HitPoint[]> {
  const { beginDay, timezone } = filter
  const begin = sql`${beginDay}::date::timestamp at time zone ${timezone}`
  const end = sql`(${beginDay}::date + 1)::timestamp at time zone ${timezone}`
  const slotOf = sql`to_timestamp(floor(extract(epoch from s.hit_at) / ${SLOT_SECONDS}) * ${SLOT_SECONDS})`
  const { rows } = await sql<HitPoint>`
    with hits as (
      select s.label_id, ${slotOf} as slot_at, count(*) as hits from label_hit s
      where s.tenant_id = ${tenantId} and ${isLabelIn(labelIds)} and ${inFilterAt(filter, 'hit_at')} group by 1, 2
    )
    select label as "labelId", extract(epoch from slot)::bigint as time, coalesce(h.hits, 0) as value
    from unnest(${[...labelIds]}::bigint[]) label
    cross join generate_series(${begin}, ${end} - interval '1 second', make_interval(secs => ${SLOT_SECONDS})) slot
    left join hits h on h.label_id = label and h.slot_at = slot
    where slot <= ${now} order by slot, label`.execute(db)
  return rows
}

export type PersonHits = {
  userId: number
  totalCall: number
  callCount: number
  /** Different conversations with each label: as many as the list of sessions has for the person and the label. */
  byLabel: Map<number, number>
}
type OfPeople = LabelsQuery & { people: readonly ListedPerson[] }

/** Hits of some labels by person, and the people's calls, in the order of the people. */
export async function hitsByPerson(tx: TenantTx, query: OfPeople): Promise<PersonHits[]> {
  const { db, tenantId } = tx
  const { filter, labelIds, people } = query
  const isTheirs = sql`s.tenant_id = ${tenantId} and s.user_id = any(${people.map(({ id }) => id)}::bigint[])`
  // A conversation counts once however often the label was hit in it; a call that names no session is one of its own.
  const found = await sql<{ userId: number; labelId: number; conversations: number }>`
    select s.user_id as "userId", s.label_id as "labelId",
           count(distinct coalesce(s.session_id, s.call_id)) as conversations from label_hit s
    where ${isTheirs} and ${isLabelIn(labelIds)} and ${inFilterAt(filter, 'hit_at')}
    group by s.user_id, s.label_id`.execute(db)
  const called = await sql<{ userId: number; calls: number }>`
    select s.user_id as "userId", count(*) as calls from reported_call s
    where ${isTheirs} and ${inFilterAt(filter, 'started_at')} group by s.user_id`.execute(db)
  const hit = await sql<{ userId: number; calls: number }>`
    select s.user_id as "userId", count(distinct s.call_id) as calls from label_hit s
    where ${isTheirs} and ${isLabelIn(labelIds)} and ${inFilterAt(filter, 'hit_at')} group by s.user_id`.execute(
    db,
  )
  const getCallCount = ({ rows }: typeof called, id: number) =>
    rows.find(({ userId }) => userId === id)?.calls ?? 0
  return people.map(({ id }) => ({
    userId: id,
    totalCall: getCallCount(called, id),
    callCount: getCallCount(hit, id),
    byLabel: new Map(
      found.rows.filter(({ userId }) => userId === id).map((row) => [row.labelId, row.conversations]),
    ),
  }))
}
