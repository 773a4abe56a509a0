import { MAX_PAGE } from '@console/contracts'
import { intField, oneOfField, RANGE_PRESETS, type RangePresetId } from '@console/ui'

export const ASSIGNMENT_TABS = ['project', 'personal'] as const

/** All days, or one of the presets that every range has (SHELL-099). */
export const WORKER_RANGES = ['all', ...RANGE_PRESETS.map(({ id }) => id)] as const
export type WorkerRange = 'all' | RangePresetId

/** The whole view in the address: tab, days and page of the workers. */
export const assignmentSearch = {
  tab: oneOfField(ASSIGNMENT_TABS, 'project'),
  range: oneOfField<WorkerRange>(WORKER_RANGES, 'all'),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}
