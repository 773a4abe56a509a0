import type { Module } from '../../module.ts'
import { addManpower } from './add-manpower.ts'
import { assignManpower } from './assign-manpower.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createProject } from './create-project.ts'
import { eraseFromProjects } from './erase-activity.store.ts'
import { getHome } from './get-home.ts'
import { getLogDictionary } from './get-log-dictionary.ts'
import { getOverview } from './get-overview.ts'
import { getProject } from './get-project.ts'
import { listLog } from './list-log.ts'
import { listProjects } from './list-projects.ts'
import { modifyProject } from './modify-project.ts'

/** Projects as their owners and the platform handle them. */
export const projectModule: Module = {
  name: 'project',
  auditDictionary,
  erasure: eraseFromProjects,
  routes: [
    listProjects,
    getOverview,
    getProject,
    createProject,
    modifyProject,
    addManpower,
    assignManpower,
    getHome,
    listLog,
    getLogDictionary,
  ],
}
