import { paths } from '../paths.ts'

/** Where a business is watched; it travels in the state of the navigation, not in the address (PROJ-032). */
export function monitorTarget(bizTypeId: number): { to: string; state: { bizId: number } } {
  return { to: paths.monitor, state: { bizId: bizTypeId } }
}
