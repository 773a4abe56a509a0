import type { Language, account } from '@console/contracts'
import type { GrantedMenuId } from '../../../access/menu/menu-id.ts'
import { menu, type MenuGroup, type MenuPage } from '../../../access/menu/menu.ts'

/** The pages that some menu ids open, by group of the menu: an id counts only with those above it (SHELL-Q5). */
export function openedPages(
  menuIds: ReadonlySet<GrantedMenuId>,
  language: Language,
): account.PersonDetail['pages'] {
  return menu.flatMap((group) => {
    const pages = menuIds.has(group.id) ? filterGrantedPages(group, menuIds) : []
    return pages.length === 0
      ? []
      : [{ id: group.id, name: group.name[language], pages: pages.map(({ name }) => name[language]) }]
  })
}

function filterGrantedPages({ pages, sections }: MenuGroup, menuIds: ReadonlySet<GrantedMenuId>): MenuPage[] {
  const below = sections.filter(({ id }) => menuIds.has(id)).flatMap((section) => section.pages)
  return [...pages, ...below].filter(({ id }) => menuIds.has(id))
}
