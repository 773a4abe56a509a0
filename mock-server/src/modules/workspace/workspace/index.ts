import type { Module } from '../../module.ts'
import { getBusinessStats } from './get-business-stats.ts'

/** What a group master sees of the seats. */
export const workspaceModule: Module = { name: 'workspace', routes: [getBusinessStats] }
