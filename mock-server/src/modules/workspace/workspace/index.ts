import type { Module } from '../../module.ts'
import { getBusinessStats } from './get-business-stats.ts'

/** A group master's view of the seats. */
export const workspaceModule: Module = { name: 'workspace', routes: [getBusinessStats] }
