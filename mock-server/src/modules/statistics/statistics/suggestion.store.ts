import { METRIC, type Language, type userData } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { describeSources } from './described-sources.ts'
import { inFilter, type StatFilter } from './stat-filter.ts'
import { findChecks, findSources, LABEL_SOURCE_OFFSET } from './user-data.store.ts'

type Rule = Pick<
  userData.MatchedSuggestion['rules'][number],
  'sourceId' | 'sourceName' | 'logic' | 'threshold'
>
export type Suggestion = Omit<userData.MatchedSuggestion, 'rules'> & { rules: Rule[] }

type Chosen = { bizTypeId: number | undefined; language: Language }

/** The enabled suggestions of a business, or of all, with the present names of what they compare. */
export async function findSuggestions(tx: TenantTx, { bizTypeId, language }: Chosen): Promise<Suggestion[]> {
  const businesses = await suggestedBusinesses(tx, bizTypeId)
  const found: Suggestion[] = []
  for (const { id, name: bizTypeName } of businesses) {
    const sources = describeSources({ rows: await findSources(tx, id), language, bizTypeId: id })
    const getSourceName = (sourceId: number) => sources.find((source) => source.id === sourceId)?.name ?? ''
    const checks = await findChecks(tx, id)
    const enabled = checks.filter(({ status, sourceRel }) => status === 1 && sourceRel.length > 0)
    const suggestions = enabled.map((check) => ({
      id: check.id,
      bizTypeId: id,
      bizTypeName,
      name: check.name,
      tips: check.tips,
      rules: check.sourceRel.map(({ sourceId, logic, threshold }) => ({
        sourceId,
        sourceName: getSourceName(sourceId),
        logic,
        threshold,
      })),
    }))
    found.push(...suggestions)
  }
  return found
}

/** Businesses with any enabled suggestion, by their names. */
async function suggestedBusinesses(
  { db, tenantId }: TenantTx,
  bizTypeId: number | undefined,
): Promise<{ id: number; name: string }[]> {
  const only = bizTypeId === undefined ? sql`` : sql`and b.id = ${bizTypeId}`
  const { rows } = await sql<{ id: number; name: string }>`
    select b.id, b.name from business b
    where b.tenant_id = ${tenantId} ${only} and exists (
      select 1 from user_data_check c
      where c.tenant_id = b.tenant_id and c.business_type_id = b.id and c.is_enabled)
    order by lower(b.name), b.id`.execute(db)
  return rows
}

/** A person's figures in one business in the range, by the ids of the sources. */
export type PersonFigures = {
  userId: number
  businessTypeId: number
  values: ReadonlyMap<number, number>
}

const COLUMNS = {
  [METRIC.onlineDuration]: 'online_seconds',
  [METRIC.calls]: 'calls',
  [METRIC.answers]: 'answers',
  [METRIC.validCalls]: 'valid_calls',
  [METRIC.quotes]: 'quotes',
  [METRIC.orders]: 'orders',
  [METRIC.talkTime]: 'talk_seconds',
  [METRIC.recommended]: 'recommended',
  [METRIC.violationsSerious]: 'violations_3',
} as const

type Figures = { filter: StatFilter; userIds: readonly number[] }
type ValueRow = { userId: number; businessTypeId: number; sourceId: number; value: number }

/** Figures of the people who worked in the range and whom the filter lets through. */
export async function findPersonFigures(
  { db, tenantId }: TenantTx,
  { filter, userIds }: Figures,
): Promise<PersonFigures[]> {
  const isTheirs = sql`s.tenant_id = ${tenantId} and s.user_id = any(${sql.val(userIds)}::bigint[]) and ${inFilter(filter)}`
  const { rows } = await sql<ValueRow>`
    select person.user_id, person.business_type_id, named.source_id, named.value
    from (select s.user_id, s.business_type_id, ${sql.join(
      Object.values(COLUMNS).map((column) => sql`sum(s.${sql.ref(column)})::float8 as ${sql.ref(column)}`),
    )}
      from stat_user_day s where ${isTheirs} group by s.user_id, s.business_type_id) person
    cross join lateral (values ${sql.join(
      Object.entries(COLUMNS).map(
        ([metric, column]) => sql`(${Number(metric)}::bigint, person.${sql.ref(column)})`,
      ),
    )}) as named (source_id, value)
    union all
    select s.user_id, s.business_type_id, s.label_id + ${LABEL_SOURCE_OFFSET}, sum(s.hits)::float8
    from stat_label_day s where ${isTheirs} group by s.user_id, s.business_type_id, s.label_id`.execute(db)
  return [
    ...Map.groupBy(rows, ({ userId, businessTypeId }) => `${userId}/${businessTypeId}`).values(),
  ].flatMap((values) => {
    const [first] = values
    if (first === undefined) return []
    const { userId, businessTypeId } = first
    return { userId, businessTypeId, values: new Map(values.map(({ sourceId, value }) => [sourceId, value])) }
  })
}
