import type { role } from '@console/contracts'
import type { GrantIndex } from './grant-index.ts'

/** Typed and chosen values of the editor. The arrays are sorted, so that two of them can be compared. */
export type RoleForm = {
  name: string
  /** Pages, and ids that are not in this menu; groups are derived. */
  pages: readonly string[]
  permissions: readonly string[]
}

export const NEW_ROLE: RoleForm = { name: '', pages: [], permissions: [] }

export function toForm({ name, menuIds, permissions }: role.Role, index: GrantIndex): RoleForm {
  const pages = menuIds.filter((id) => (index.byId.get(id)?.kind ?? 'page') === 'page')
  return { name, pages: pages.toSorted(), permissions: permissions.toSorted() }
}

export function toContent({ name, pages, permissions }: RoleForm) {
  return { name: name.trim(), menuIds: [...pages], permissions: [...permissions] }
}

/** The names of the pages that a change removes, in menu order. */
export function lostPages(before: RoleForm, after: RoleForm, index: GrantIndex): string[] {
  const [past, next] = [new Set(before.pages), new Set(after.pages)]
  return index.nodes
    .filter(({ id, kind }) => kind === 'page' && past.has(id) && !next.has(id))
    .map(({ name }) => name)
}
