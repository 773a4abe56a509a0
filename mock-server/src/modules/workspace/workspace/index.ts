import type { Module } from '../../module.ts'
import { getBusinessStats } from './get-business-stats.ts'
import { listSetupSteps } from './list-setup-steps.ts'

/** A group master's view of the seats, and the way of a new company there. */
export const workspaceModule: Module = { name: 'workspace', routes: [getBusinessStats, listSetupSteps] }
