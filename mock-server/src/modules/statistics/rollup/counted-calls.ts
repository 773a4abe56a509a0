import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'

/** Figures of calls that are counted by a source that people choose, as the statistics name them. */
export type SourcedFigure = 'valid_calls' | 'quotes' | 'orders'

/** The source that each figure is counted by (R50). */
export type CallSources = {
  valid_calls: stat.SourceOf<'validCall'>
  quotes: stat.SourceOf<'price'>
  orders: stat.SourceOf<'order'>
}

export type Counting = { sources: CallSources; validCallSeconds: number }

/** Values of `label.MEANING`; part of statements, so that an index with them is used. */
const ORDERED = sql.lit(1)
const QUOTE = sql.lit(2)

/**
 * True if a call counts as valid, as a quote, or as a deal: the one definition of it, for the rollup and for each list
 * behind a figure. `call` is the alias of the calls. By label a call is valid when any label was found in it, for a quote or
 * a deal is a valid call, too; a quote and a deal are those in which a label of that type was found.
 */
export function isCounted(
  figure: SourcedFigure,
  source: CallSources[SourcedFigure],
  { call, validCallSeconds }: { call: string; validCallSeconds: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (source === 'callDuration')
    return sql`coalesce(${column(call, 'talk_seconds')}, 0) > ${validCallSeconds}`
  if (source === 'crm') return column(call, figure === 'quotes' ? 'is_quoted' : 'is_ordered')
  if (figure === 'valid_calls') return hasHit(call, sql``)
  return hasHit(call, sql`and hit.meaning = ${figure === 'quotes' ? QUOTE : ORDERED}`)
}

const column = (call: string, name: string): RawBuilder<unknown> => sql`${sql.ref(`${call}.${name}`)}`

const hasHit = (call: string, meaning: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select 1 from label_hit hit
  where hit.tenant_id = ${column(call, 'tenant_id')} and hit.call_id = ${column(call, 'call_id')} ${meaning})`
