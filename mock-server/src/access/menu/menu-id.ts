import type { menuTable } from './menu-table.ts'

type Group = (typeof menuTable)[number]
type Section = Extract<Group, { sections: unknown }>['sections'][number]
type PagesOf<Parent> = Parent extends { pages: readonly (infer Row)[] } ? Row : never
type FirstOf<Row> = Row extends readonly [infer Id, ...unknown[]] ? Id : never

/** A page of the menu. Calls name the pages that use them. */
export type PageId = FirstOf<PagesOf<Group | Section>>
/** Everything in the menu that a role can hold: groups, sections and pages. */
export type MenuId = Group['id'] | Section['id'] | PageId

declare const unknownToMenu: unique symbol
/** An id that a role holds and this menu does not have, such as that of a newer version. It opens nothing. */
export type UnknownMenuId = string & { readonly [unknownToMenu]: true }
/** Menu id that the database may have for a role. */
export type GrantedMenuId = MenuId | UnknownMenuId

/** Ids from outside of the program: a role's row, a request. */
export function menuIdsFrom(ids: readonly string[]): GrantedMenuId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text is one of the two: in the menu or not in it
  return ids as GrantedMenuId[]
}
