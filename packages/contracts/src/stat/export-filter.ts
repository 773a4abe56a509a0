import * as z from 'zod'
import { queryIds } from '../shared/wire.ts'
import { checkedRange, formFields } from './form.ts'

/** Labels that one chart or table compares (DSET-Q9). */
export const MAX_COMPARED_LABELS = 20

/** Pages whose table or series can be exported (table 'Export types'). */
export const EXPORT_TYPES = [
  'overview',
  'user',
  'performance',
  'recommend',
  'label',
  'dataset',
  'voice',
] as const

const labelIds = queryIds(MAX_COMPARED_LABELS).optional()

type OfType = { type: string; labelIds?: readonly number[] | undefined }
/** Labels belong to their own table; without any, all labels stand in it. */
const hasItsLabels = ({ type, labelIds: named }: OfType): boolean => type === 'label' || named === undefined
const labelsProblem = { path: ['labelIds'], message: 'only a table of labels has labels' }

export const statExportQuery = checkedRange(
  z.strictObject({ ...formFields, type: z.enum(EXPORT_TYPES), labelIds }),
).refine(hasItsLabels, labelsProblem)

/** As the query, also for the tables that have calls of their own. */
export const statTableFilter = checkedRange(
  z.strictObject({ ...formFields, type: z.enum([...EXPORT_TYPES, 'liteUser', 'team']), labelIds }),
).refine(hasItsLabels, labelsProblem)
export type StatTableFilter = z.output<typeof statTableFilter>
