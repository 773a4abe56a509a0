import { SLOT_SECONDS } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Facts } from './day-facts.ts'

type Db = TenantTx['db']
type Fold = { day: string; tenantId: number; facts: readonly Facts[] }

export const WHERE_OF_FACT = sql`coalesce(org_id, 0) as org_id, business_type_id, coalesce(project_id, 0) as project_id`

/** Keys of a row of a person's day, and of a quarter of an hour. */
const PERSON = ['user_id', 'org_id', 'business_type_id', 'project_id'] as const
const SLOT = ['slot_at', 'org_id', 'business_type_id', 'project_id'] as const

export async function foldByPerson(db: Db, { day, tenantId, facts }: Fold): Promise<void> {
  await sql`
    insert into stat_user_day (tenant_id, day, ${toColumnList(PERSON)}, ${toMeasureList(facts)})
    select ${tenantId}, ${day}::date, * from (${selectSums(facts, PERSON)}) row`.execute(db)
}

export async function foldBySlot(db: Db, { day, tenantId, facts }: Fold): Promise<void> {
  await sql`
    insert into stat_slot (tenant_id, day, ${toColumnList(SLOT)}, ${toMeasureList(facts)})
    select ${tenantId}, ${day}::date, * from (${selectSums(facts, SLOT)}) row`.execute(db)
}

/**
 * The sums of all facts for each key: first those of each kind, then side by side. One row is written for each key, once
 * and in the order of the key: adding one kind after the other would write it five times.
 */
function selectSums(all: readonly Facts[], key: readonly string[]): RawBuilder<unknown> {
  const measures = all.flatMap((facts) => facts.measures)
  const kinds = all.map(
    (facts) => sql`
      select ${toColumnList(key)}, ${sql.join(
        measures.map((name) =>
          facts.measures.includes(name)
            ? sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`
            : sql`0 as ${sql.ref(name)}`,
        ),
      )}
      from (select user_id, ${toSlotStart(sql`at`)} as slot_at, ${WHERE_OF_FACT}, ${toColumnList(facts.measures)} from (${facts.rows}) fact) placed
      group by ${toColumnList(key)}`,
  )
  return sql`
    select ${toColumnList(key)}, ${sql.join(measures.map((name) => sql`sum(${sql.ref(name)})`))}
    from (${sql.join(kinds, sql` union all `)}) kind
    group by ${toColumnList(key)} order by ${toColumnList(key)}`
}

const toColumnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)))
const toMeasureList = (all: readonly Facts[]): RawBuilder<unknown> =>
  toColumnList(all.flatMap((facts) => facts.measures))

export function toSlotStart(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`date_bin(make_interval(secs => ${SLOT_SECONDS}), ${at}, to_timestamp(0))`
}
