import { paths } from '../paths.ts'

/** A page and its navigation state. */
export type ActionTarget = { to: string; state: Readonly<Record<string, unknown>> }

/** The live monitoring of a business, which is passed in the navigation state, not in the address (PROJ-032). */
export function monitorTarget(bizTypeId: number): ActionTarget {
  return { to: paths.monitor, state: { bizId: bizTypeId } }
}
