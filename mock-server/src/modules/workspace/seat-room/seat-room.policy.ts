import { canOpen } from '../../../access/policy.ts'

/** Masters, within what they see of their company. */
export const canWatchSeats = canOpen('workspace.wall')
/** Owners and providers, as far as a seat works for a project. */
export const canWatchProjects = canOpen('project.monitor')
