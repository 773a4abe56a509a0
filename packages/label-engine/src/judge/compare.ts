import type { label } from '@console/contracts'

const COMPARISONS: Readonly<Record<label.Operator, (value: number, limit: number) => boolean>> = {
  '=': (value, limit) => value === limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '!=': (value, limit) => value !== limit,
}

export function compare(value: number, operator: label.Operator, limit: number): boolean {
  return COMPARISONS[operator](value, limit)
}

/** The first whole number that satisfies an operator which larger ones satisfy too; null for the other operators. */
export function reachedAt(operator: label.Operator, limit: number): number | null {
  if (operator === '>') return limit + 1
  return operator === '>=' ? limit : null
}
