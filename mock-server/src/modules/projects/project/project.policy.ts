import { canOpen } from '../../../access/policy.ts'

/**
 * Owners and the platform: the projects that they post, and who works for them. `requireAllowed` decides what may be done in
 * which state.
 */
export const canOwnProjects = canOpen('project.index')
export const canSeeProjectHome = canOpen('home.project', 'project.index')
/** Also a provider's, as far as it works for the project. */
export const canSeeProject = canOpen('project.index', 'project.detail', 'project.assign', 'project.accepted')
/** Providers, verified or not (PROV-024). */
export const canProvide = canOpen('project.sp', 'project.accepted')
