import type { NamedPage } from '@console/sub-app'
import { itemAt } from '../../core/menu/menu-access.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import type { ConsoleScreen } from './console-routes.ts'

/** The page an address shows, as header, title and announcements name it. */
export type PageName = {
  name: string
  /** Its parent pages as links back, the topmost first. */
  above: readonly { name: string; path: string }[]
}

/** Names of the pages that no menu item names. */
const OWN_NAMES: Partial<Record<ConsoleScreen['kind'], string>> = {
  registeredApp: 'page.registeredApp.name',
  notFound: 'page.notFound.name',
  noPermission: 'page.noPermission.name',
  forgotPassword: 'forgotPassword.title',
  register: 'register.title',
}

/** `name` is the item's own name, or the id of a text for the shell's pages. */
export function resolvePageName(
  trail: readonly MenuNode[],
  screen: ConsoleScreen,
): PageName | { messageId: string } {
  const item = trail.at(-1)
  if (item !== undefined) return { name: item.name, above: item.isHidden ? listedAbove(trail) : [] }
  return { messageId: OWN_NAMES[screen.kind] ?? 'page.home.name' }
}

/** A page's own name; pages above it that have no name are called as in the menu. */
export function givenName({ name, above }: NamedPage, menu: readonly MenuNode[]): PageName {
  return {
    name,
    above: above.flatMap(({ path, name: own }) => {
      const called = own ?? itemAt(menu, path)?.name
      return called === undefined ? [] : [{ name: called, path }]
    }),
  }
}

/** The listed page above a hidden one. */
function listedAbove(trail: readonly MenuNode[]): PageName['above'] {
  for (const { name, path, isHidden } of trail.slice(0, -1).toReversed()) {
    if (path !== null && !isHidden && !path.includes(':')) return [{ name, path }]
  }
  return []
}

/** `{page name} - {userName or name}`: the person of the page, from the address (SHELL-057, SHELL-Q18). */
export function personFromSearch(search: string): string | null {
  const query = new URLSearchParams(search)
  const person = (query.get('userName') ?? '').trim() || (query.get('name') ?? '').trim()
  return person === '' ? null : person.slice(0, MAX_PERSON_LENGTH)
}

/** An address can have any length; the header has limited space. */
const MAX_PERSON_LENGTH = 64
