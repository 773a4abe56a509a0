import type { label } from '@console/contracts'

/** Lists the conditions and which waits for which: all that conditions have to know of each other. */
export function toLinksKey(conditions: readonly label.Condition[]): string {
  return conditions.map(({ lambda, preConditionLambda }) => `${lambda}<${preConditionLambda}`).join()
}
