import { PROJECT_MENU_IDS } from '../../../access/menu/menu-ids.ts'
import { opensPage } from '../../../access/opens-page.ts'

const { home, list, assignment, open, accepted } = PROJECT_MENU_IDS

/** Owners and the platform: what they post, and who does it. What may be done in which state `needAllowed` says. */
export const mayOwnProjects = opensPage(list)
export const maySeeProjectHome = opensPage(home, list)
/** Also a provider's, as far as it works for the project. */
export const maySeeProject = opensPage(list, assignment, accepted)
/** Providers, verified or not (PROV-024). */
export const mayProvide = opensPage(open, accepted)
