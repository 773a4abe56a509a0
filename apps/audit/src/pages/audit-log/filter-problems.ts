import { ApiError } from '@console/sub-app'
import type { FilterName } from './audit-log.search.ts'

/** Fields of the call → filters of the band. */
const FILTER_OF_FIELD: Readonly<Record<string, FilterName>> = {
  module: 'module',
  opType: 'opType',
  bizTypeId: 'bizTypeId',
  productId: 'productId',
  opUserId: 'opUserId',
  withoutSignIns: 'withoutSignIns',
  opAtBegin: 'range',
  opAtEnd: 'range',
}

/** The server's problems with single filters, to be shown at their fields. */
export type FilterProblems = Partial<Record<FilterName, string>>

export function filterProblems(error: unknown): FilterProblems {
  if (!(error instanceof ApiError)) return {}
  const fields = Object.entries(error.detail.fields ?? {})
  return Object.fromEntries(
    fields.flatMap(([field, text]) => {
      const name = Object.hasOwn(FILTER_OF_FIELD, field) ? FILTER_OF_FIELD[field] : undefined
      return name === undefined ? [] : [[name, text]]
    }),
  )
}
