import type { RuleValues } from './rule-values.ts'

/** Lists the conditions and which waits for which: all that conditions have to know of each other. */
export function toLinksKey({ conditions = [] }: Partial<RuleValues>): string {
  return conditions.map(({ lambda, preConditionLambda }) => `${lambda}<${preConditionLambda}`).join()
}
