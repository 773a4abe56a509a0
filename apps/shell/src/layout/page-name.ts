import type { MenuNode } from '../menu/menu-node.ts'
import type { ConsoleScreen } from '../router/console-screen.ts'

/** The page an address shows, as header, title and announcements name it. */
export type PageName = {
  name: string
  /** The listed page above a hidden one, as a way back. */
  parent: { name: string; path: string } | null
}

/** Names of the pages that no menu item names. */
const OWN_NAMES: Partial<Record<ConsoleScreen['kind'], string>> = {
  notFound: 'page.notFound.name',
  noPermission: 'page.noPermission.name',
  forgotPassword: 'forgotPassword.title',
  register: 'register.title',
}

/** `name` is the item's own name, or the id of a text for the shell's pages. */
export function pageNameOf(
  trail: readonly MenuNode[],
  screen: ConsoleScreen,
): PageName | { messageId: string } {
  const item = trail.at(-1)
  if (item !== undefined) return { name: item.name, parent: item.isHidden ? parentOf(trail) : null }
  return { messageId: OWN_NAMES[screen.kind] ?? 'page.home.name' }
}

function parentOf(trail: readonly MenuNode[]): PageName['parent'] {
  for (const { name, path, isHidden } of trail.slice(0, -1).toReversed()) {
    if (path !== null && !isHidden && !path.includes(':')) return { name, path }
  }
  return null
}

/** `{page name} - {userName or name}`: whose page it is, from the address (SHELL-057, SHELL-Q18). */
export function personOfAddress(search: string): string | null {
  const query = new URLSearchParams(search)
  const person = (query.get('userName') ?? '').trim() || (query.get('name') ?? '').trim()
  return person === '' ? null : person.slice(0, MAX_PERSON_LENGTH)
}

/** An address can hold any length; a header cannot. */
const MAX_PERSON_LENGTH = 64
