import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'

export type ListOrder<Sort extends string> = stat.ListOrder<Sort>

/** Order of a list as its query says; null where it says nothing. */
export function toListOrder<Sort extends string>({
  sort,
  order = 'asc',
}: {
  sort?: Sort | undefined
  order?: stat.Order | undefined
}): ListOrder<Sort> | null {
  return sort === undefined ? null : { sort, order }
}

/** The direction of a list that is ordered by its time alone: newest first where its query says nothing. */
export function toTimeOrder(query: {
  sort?: string | undefined
  order?: stat.Order | undefined
}): stat.Order {
  return toListOrder(query)?.order ?? 'desc'
}

export function inDirection(value: RawBuilder<unknown>, order: stat.Order = 'asc'): RawBuilder<unknown> {
  return order === 'asc' ? sql`${value} asc` : sql`${value} desc`
}
