import { MAX_PAGE } from '@console/contracts'
import { dayField, flagField, idField, intField, oneOfField, type SearchOf } from '@console/ui'
import { comparisonSearch } from './comparison-metrics.ts'

/** The tabs of the page on a phone. */
export const SECTIONS = ['contractors', 'operations', 'description'] as const

/** The whole view in the address: days of the statistics, the log, and the form or drawer that is open. */
export const projectDetailSearch = {
  /** Days of the company's zone; the last 7 where one is missing. */
  from: dayField(),
  to: dayField(),
  /** The figure that contractors are compared by. */
  ...comparisonSearch,
  /** Page of the contractors. */
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  section: oneOfField(SECTIONS, 'contractors'),
  log: flagField(),
  logPage: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  /** Business of the contractor whose application is open. */
  review: idField(),
  /** Business of the contractor whose number is being changed. */
  assign: idField(),
  add: flagField(),
  edit: flagField(),
  report: flagField(),
}

export type ProjectDetailSearch = SearchOf<typeof projectDetailSearch>
export type ProjectDetailChange = (
  changes: Partial<ProjectDetailSearch>,
  options?: { replace?: boolean },
) => void

/** No dialog or drawer is open. */
export const CLOSED = {
  review: null,
  assign: null,
  add: false,
  edit: false,
  report: false,
  log: false,
  logPage: 1,
} satisfies Partial<ProjectDetailSearch>
