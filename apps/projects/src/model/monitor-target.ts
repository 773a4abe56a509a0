import type { projectEntity } from '@console/contracts'
import { paths } from '../paths.ts'

/** A page and its navigation state. */
export type ActionTarget = { to: string; state: Readonly<Record<string, unknown>> }

/** The live monitoring of a business, which is passed in the navigation state, not in the address (PROJ-032). */
export function monitorTarget(bizTypeId: number): ActionTarget {
  return { to: paths.monitor, state: { bizId: bizTypeId } }
}

/** Known facts of a contractor's work. */
type Contractor = {
  bizTypeId: number | null | undefined
  status: projectEntity.AssignmentStatus | null | undefined
}
/** The page, or why it cannot be opened. */
export type MonitorAction = { reasonId: string | null; target: ActionTarget | null }

/** Live monitoring of a contractor, which is possible once manpower is confirmed (PROV-012). */
export function monitorAction(
  { bizTypeId, status }: Contractor,
  canOpen: (path: string) => boolean,
): MonitorAction {
  if (!canOpen(paths.monitor)) return { reasonId: 'project.why.noMonitor', target: null }
  if (bizTypeId == null || status == null || status === 'unconfirmed')
    return { reasonId: 'project.why.notConfirmed', target: null }
  return { reasonId: null, target: monitorTarget(bizTypeId) }
}
