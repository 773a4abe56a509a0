import type { role } from '@console/contracts'
import type { GrantIndex } from './grant-index.ts'

/** The form of a role and the id of the role that it changes; null for a new one. */
export type RoleDraft = {
  from: role.Role | null
  name: string
  /** Pages, and ids that are not in this menu; groups are derived. */
  pages: ReadonlySet<string>
  permissions: ReadonlySet<string>
}

export const NEW_ROLE: RoleDraft = { from: null, name: '', pages: new Set(), permissions: new Set() }

export function toDraft(from: role.Role, index: GrantIndex): RoleDraft {
  const pages = from.menuIds.filter((id) => (index.byId.get(id)?.kind ?? 'page') === 'page')
  return { from, name: from.name, pages: new Set(pages), permissions: new Set(from.permissions) }
}

export function isSameDraft(left: RoleDraft, right: RoleDraft): boolean {
  return (
    left.name.trim() === right.name.trim() &&
    hasSame(left.pages, right.pages) &&
    hasSame(left.permissions, right.permissions)
  )
}

function hasSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((item) => right.has(item))
}

export function toContent({ name, pages, permissions }: RoleDraft) {
  return { name: name.trim(), menuIds: [...pages], permissions: [...permissions] }
}

/** The names of the pages that a change removes, in menu order. */
export function lostPages(before: RoleDraft, after: RoleDraft, index: GrantIndex): string[] {
  return index.nodes
    .filter(({ id, kind }) => kind === 'page' && before.pages.has(id) && !after.pages.has(id))
    .map(({ name }) => name)
}
