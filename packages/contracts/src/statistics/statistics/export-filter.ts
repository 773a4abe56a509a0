import * as z from 'zod'
import { queryId, queryIds } from '../../shared/wire.ts'
import { checkedRange, formFields } from './form.ts'
import { narrowFields, type CallStage } from './narrowed-calls.ts'

/** Labels that one chart or table compares (DSET-Q9). */
export const MAX_COMPARED_LABELS = 20

/** Export types for the work of one business for a project. */
const PROJECT_TYPES = ['projectUser', 'projectPerformance', 'projectAction'] as const

/** Pages whose table or series can be exported (table 'Export types'). */
const EXPORT_TYPES = [
  'overview',
  'user',
  'performance',
  'recommend',
  'label',
  'dataset',
  'voice',
  ...PROJECT_TYPES,
] as const

const fields = {
  ...formFields,
  /** Only these labels of a table of labels; absent means all. */
  labelIds: queryIds(MAX_COMPARED_LABELS).optional(),
  /** Only a business's work for this project, where the business is not the caller's own. */
  projectId: queryId.optional(),
  ...narrowFields,
}

type ExportQuery = {
  beginDay: string
  endDay: string
  type: string
  bizTypeId?: number | undefined
  labelIds?: readonly number[] | undefined
  projectId?: number | undefined
  stage?: CallStage | undefined
  userId?: number | undefined
}

const isOfProject = ({ type }: ExportQuery): boolean => PROJECT_TYPES.some((known) => known === type)

/** Every field belongs to the type next to it. */
function checkedQuery<Query extends z.ZodType<ExportQuery>>(query: Query) {
  return checkedRange(query)
    .refine(({ type, labelIds }) => type === 'label' || labelIds === undefined, {
      path: ['labelIds'],
      message: 'only a table of labels has labels',
    })
    .refine(({ type, stage }) => type === 'performance' || stage === undefined, {
      path: ['stage'],
      message: 'only calls have a stage',
    })
    .refine(({ type, userId }) => type === 'performance' || userId === undefined, {
      path: ['userId'],
      message: 'only calls can be of one person',
    })
    .refine((query) => isOfProject(query) || query.projectId === undefined, {
      path: ['projectId'],
      message: 'only a table of outsourced work has a project',
    })
    .refine((query) => !isOfProject(query) || query.bizTypeId !== undefined, {
      path: ['bizTypeId'],
      message: 'the business is missing',
    })
}

export const statExportQuery = checkedQuery(z.strictObject({ ...fields, type: z.enum(EXPORT_TYPES) }))

/** As the query, also for the tables that have calls of their own. */
export const statTableFilter = checkedQuery(
  z.strictObject({ ...fields, type: z.enum([...EXPORT_TYPES, 'liteUser', 'team']) }),
)
