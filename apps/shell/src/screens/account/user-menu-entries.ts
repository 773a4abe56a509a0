import { session } from '@console/contracts'
import { settingsPaths } from '../../base/paths.ts'
import type { Rights } from '../../core/menu/menu-access.ts'
import { canOpen, type MenuRoute } from '../../core/menu/routes-from-menu.ts'

export type UserMenuEntry = 'company' | 'credentials' | 'password' | 'releaseNotes'

type Installed = {
  permissions: Rights['permissions']
  routes: readonly MenuRoute[]
  /** The assistant's page of releases, and the call that it shows. */
  hasReleaseNotes: boolean
}

const { PERMISSION_CODES } = session

/**
 * The entries of the user menu that need a permission code (SHELL-067..070). A code alone is not enough for an entry
 * that leads to a page: where the page is not installed, or not this user's, the entry would end on an error.
 */
export function userMenuEntries({ permissions, routes, hasReleaseNotes }: Installed): UserMenuEntry[] {
  const leadsSomewhere: Record<UserMenuEntry, boolean> = {
    company: canOpen(routes, settingsPaths.company),
    credentials: canOpen(routes, settingsPaths.credentials),
    password: true,
    releaseNotes: hasReleaseNotes,
  }
  const entries = ['company', 'credentials', 'password', 'releaseNotes'] as const
  return entries.filter((entry) => permissions.has(PERMISSION_CODES[entry]) && leadsSomewhere[entry])
}
