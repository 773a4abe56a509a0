import { MANAGED_REFUSALS } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import type * as z from 'zod'

/** Why a field was not accepted: a text of these pages, or the server's own words. */
export type FieldProblem = { id: string; max?: number } | { text: string }
export type FieldProblems = Readonly<Record<string, FieldProblem>>

/** What the contract says of each field, the first thing of each. */
export function problemsOf(error: z.core.$ZodError): FieldProblems {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    const [field] = issue.path
    if (field !== undefined) problems[String(field)] ??= problemOf(issue)
  }
  return problems
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isInside = issue.path.length > 1
  if (issue.code === 'too_small')
    return { id: isInside ? 'managed.problem.emptyLine' : 'managed.problem.needed' }
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum)
    if (issue.origin === 'array') return { id: 'managed.problem.tooMany', max }
    if (issue.origin === 'string') return { id: 'managed.problem.tooLong', max }
    return { id: 'managed.problem.tooHigh', max }
  }
  if (issue.code === 'custom') return { id: 'managed.problem.repeated' }
  return { id: 'managed.problem.needed' }
}

/** What the server said, field by field; empty when it named none. */
export function refusedFields(error: Error, nameField: string): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.code === MANAGED_REFUSALS.nameTaken) return { [nameField]: { text: error.message } }
  const told = Object.entries(error.detail.fields ?? {}).map(
    // A part of a list stands at the list.
    ([path, text]): [string, FieldProblem] => [path.split('.')[0] ?? path, { text }],
  )
  return Object.fromEntries(told)
}
