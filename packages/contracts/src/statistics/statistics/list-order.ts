import * as z from 'zod'

const ORDERS = ['asc', 'desc'] as const
export type Order = (typeof ORDERS)[number]

/** The fields by which a list is ordered by the server; ties are in the order of ids. */
export function orderFields<const Sort extends string>(sorts: readonly Sort[]) {
  return { sort: z.enum(sorts).optional(), order: z.enum(ORDERS).optional() }
}

/** Order of a list; ascending where only the field is named. */
export type ListOrder<Sort extends string> = { sort: Sort; order: Order }

type Ordered = { sort?: string | undefined; order?: Order | undefined }

/** Checks that an order comes with the field to order by. */
export function checkedOrder<Query extends z.ZodType<Ordered>>(query: Query) {
  return query.refine(({ sort, order }) => order === undefined || sort !== undefined, {
    path: ['order'],
    message: 'an order needs a sort',
  })
}
