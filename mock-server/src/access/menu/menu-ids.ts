import { menu, type MenuPage } from './menu.ts'

/** The menu id of the audit log; the server's audit policy asks for it. */
export const AUDIT_MENU_ID = 'msgcenter.audit'
/** The menu ids of company settings and of API clients, asked for by the policies of their calls. */
export const COMPANY_MENU_ID = 'configuration.company'
export const API_CLIENTS_MENU_ID = 'configuration.auth'
/** The menu ids of account management, asked for by the policies of its calls. */
export const ORGANIZATION_MENU_ID = 'account.organization'
export const USER_MENU_ID = 'account.user'
export const BUSINESS_MENU_ID = 'account.business'
export const TENANT_MENU_ID = 'account.tenant'
/** Who holds both is an administrator: they can give every right back. */
export const ROLES_MENU_ID = 'account.role'
export const USERS_MENU_ID = 'account.users'
/** The menu ids of projects, asked for by the policies of their calls. */
export const PROJECT_MENU_IDS = {
  home: 'home.project',
  list: 'project.index',
  assignment: 'project.assign',
  open: 'project.sp',
  accepted: 'project.accepted',
} as const
/** The menu id of the message history; the server's message policy asks for it. */
export const MESSAGE_HISTORY_MENU_ID = 'msgcenter.history'

/** The ids a role needs to see the pages that `wanted` accepts: the pages' own and those of their parents (SHELL-Q5). */
export function menuIdsFor(wanted: (page: MenuPage) => boolean): string[] {
  return menu.flatMap((group) => {
    const direct = group.pages.filter(wanted).map(({ id }) => id)
    const sections = group.sections.flatMap((section) => {
      const pages = section.pages.filter(wanted).map(({ id }) => id)
      return pages.length === 0 ? [] : [section.id, ...pages]
    })
    return direct.length + sections.length === 0 ? [] : [group.id, ...direct, ...sections]
  })
}

/** Every menu id: what the first administrator of an empty database gets. */
export const everyMenuId: readonly string[] = menuIdsFor(() => true)
