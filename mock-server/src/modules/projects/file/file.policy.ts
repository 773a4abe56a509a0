import { PROJECT_MENU_IDS } from '../../../access/menu/menu-ids.ts'
import { opensPage } from '../../../access/opens-page.ts'

const { list, assignment, open, accepted } = PROJECT_MENU_IDS

/** Every page that names files or reports: those of projects, and a provider's application. */
export const mayUseProjectFiles = opensPage(list, assignment, open, accepted)
/** What an application brings along: providers, verified or not (PROV-024). */
export const maySendAttachment = opensPage(open, accepted)
