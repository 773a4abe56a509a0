import { paths } from '../paths.ts'

/** A page, and what it is handed over in the state of the navigation. */
export type ActionTarget = { to: string; state: Readonly<Record<string, unknown>> }

/** Where a business is watched; it travels in the state of the navigation, not in the address (PROJ-032). */
export function monitorTarget(bizTypeId: number): ActionTarget {
  return { to: paths.monitor, state: { bizId: bizTypeId } }
}
