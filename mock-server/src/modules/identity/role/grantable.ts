import type { GrantedMenuId, MenuId } from '../../../access/menu/menu-id.ts'
import { menu, type MenuPage } from '../../../access/menu/menu.ts'
import { permissions } from '../../../access/menu/permissions.ts'
import type { Text } from '../../../platform/messages/text.ts'

export type MenuPart = {
  id: MenuId
  parentId: MenuId | null
  kind: 'group' | 'section' | 'page'
  name: Text
  isHidden: boolean
}

/** The whole menu, parents before what is below them: every id that a role can have. */
export const menuParts: readonly MenuPart[] = menu.flatMap(({ id, name, pages, sections }) => [
  { id, parentId: null, kind: 'group', name, isHidden: false },
  ...pages.map((page) => pagePart(page, id)),
  ...sections.flatMap((section): MenuPart[] => [
    { id: section.id, parentId: id, kind: 'section', name: section.name, isHidden: false },
    ...section.pages.map((page) => pagePart(page, section.id)),
  ]),
])

function pagePart({ id, name, hidden }: MenuPage, parentId: MenuId): MenuPart {
  return { id, parentId, kind: 'page', name, isHidden: hidden }
}

export const partsById: ReadonlyMap<GrantedMenuId, MenuPart> = new Map(
  menuParts.map((part) => [part.id, part]),
)
export const knownCodes: ReadonlySet<string> = new Set(permissions.map(({ code }) => code))

/** Groups and sections open nothing by themselves: what counts are the pages, and ids that this menu does not know. */
export function withoutParents(menuIds: readonly GrantedMenuId[]): GrantedMenuId[] {
  return menuIds.filter((id) => (partsById.get(id)?.kind ?? 'page') === 'page')
}

/** The pages with the parents without which no menu shows them, in the menu's order; what it does not know comes last. */
export function withParents(pages: readonly GrantedMenuId[]): GrantedMenuId[] {
  const parentIds = new Set<GrantedMenuId>()
  for (const page of pages) {
    for (let id: GrantedMenuId | null = page; id !== null; id = partsById.get(id)?.parentId ?? null)
      parentIds.add(id)
  }
  const listed = menuParts.flatMap(({ id }) => (parentIds.delete(id) ? [id] : []))
  return [...listed, ...parentIds]
}

export function pageCount(menuIds: readonly GrantedMenuId[]): number {
  return menuIds.filter((id) => partsById.get(id)?.kind === 'page').length
}
