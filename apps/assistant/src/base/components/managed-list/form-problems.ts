import { MANAGED_REFUSALS } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import type * as z from 'zod'

/** Why a field was refused: a message of these pages, or the server's. */
export type FieldProblem = { id: string; max?: number } | { text: string }
export type FieldProblems = Readonly<Record<string, FieldProblem>>

/** The contract's first problem of each field. */
export function toFieldProblems(error: z.core.$ZodError): FieldProblems {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    const [field] = issue.path
    if (field !== undefined) problems[String(field)] ??= toFieldProblem(issue)
  }
  return problems
}

/** The contract's own checks, by their messages. */
const CUSTOM: Readonly<Record<string, string>> = {
  needed: 'managed.problem.needed',
  'in order and apart': 'managed.problem.order',
  rangeBackwards: 'managed.problem.backwards',
}
const LONGEST_RANGE = /^at most (\d+) days$/

function toFieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  const isInside = issue.path.length > 1
  if (issue.code === 'too_small' && issue.origin !== 'array' && issue.origin !== 'string')
    return { id: 'managed.problem.tooLow', max: Number(issue.minimum) }
  if (issue.code === 'too_small')
    return { id: isInside ? 'managed.problem.emptyLine' : 'managed.problem.needed' }
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum)
    if (issue.origin === 'array') return { id: 'managed.problem.tooMany', max }
    if (issue.origin === 'string') return { id: 'managed.problem.tooLong', max }
    return { id: 'managed.problem.tooHigh', max }
  }
  if (issue.code === 'custom') return toCustomProblem(issue.message)
  if (issue.code === 'invalid_format') return { id: 'managed.problem.format' }
  if (issue.code === 'not_multiple_of') return { id: 'managed.problem.decimals' }
  if (issue.code === 'invalid_type' && issue.expected === 'number') return { id: 'managed.problem.number' }
  return { id: 'managed.problem.needed' }
}

function toCustomProblem(message: string): FieldProblem {
  const days = LONGEST_RANGE.exec(message)?.[1]
  if (days !== undefined) return { id: 'managed.problem.days', max: Number(days) }
  return { id: CUSTOM[message] ?? 'managed.problem.repeated' }
}

/** The server's problems by field; empty when it named none. */
export function refusedFields(error: Error, nameField: string): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.code === MANAGED_REFUSALS.nameTaken) return { [nameField]: { text: error.message } }
  const fieldProblems = Object.entries(error.detail.fields ?? {}).map(
    // A problem of an item is shown at its list.
    ([path, text]): [string, FieldProblem] => [path.split('.')[0] ?? path, { text }],
  )
  return Object.fromEntries(fieldProblems)
}
