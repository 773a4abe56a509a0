import type { Text } from '../../platform/messages/text.ts'
import type { MenuId, PageId } from './menu-id.ts'
import { menuPurposes } from './menu-purposes.ts'
import { menuTable, type CompanyKind, type PageRow } from './menu-table.ts'

export type MenuPage = {
  id: PageId
  name: Text
  purpose: Text
  path: string
  component: string | null
  link: string | null
  hidden: boolean
  /** Kinds of companies whose first administrator gets it. */
  companies: readonly CompanyKind[]
}
export type MenuSection = { id: MenuId; name: Text; pages: readonly MenuPage[] }
/** A tab of the rail. Pages without a section come first in its tree. */
export type MenuGroup = {
  id: MenuId
  name: Text
  icon: string
  pages: readonly MenuPage[]
  sections: readonly MenuSection[]
}

/** Placeholders are filled by the shell (FRAME-004); the shell adds the console's own query (FRAME-005). */
function frameLink(path: string, target: string): string | null {
  const embedded = `/assistant-console/embed/${path.replace(/^\/console\//, '')}?token={token}`
  if (target === 'frame') return embedded
  return target === 'businessFrame' ? `${embedded}&business_type_id={businessTypeId}` : null
}

type Row = readonly [id: PageId, ...rest: PageRow extends readonly [string, ...infer Rest] ? Rest : never]

function page([id, en, zh, path, target, companies, hidden]: Row): MenuPage {
  const link = frameLink(path, target)
  return {
    id,
    name: { en, zh },
    purpose: menuPurposes[id],
    path,
    component: link === null ? target : null,
    link,
    hidden: hidden === 'hidden',
    companies,
  }
}

export const menu: readonly MenuGroup[] = menuTable.map((group) => ({
  id: group.id,
  name: group.name,
  icon: group.icon,
  pages: 'pages' in group ? group.pages.map((row) => page(row)) : [],
  sections:
    'sections' in group
      ? group.sections.map(({ id, name, pages }) => ({ id, name, pages: pages.map((row) => page(row)) }))
      : [],
}))

/** The ids a role needs to see the pages that `includes` accepts: the pages' own and those of their parents (SHELL-Q5). */
export function menuIdsFor(includes: (page: MenuPage) => boolean): MenuId[] {
  return menu.flatMap((group) => {
    const direct = group.pages.filter(includes).map(({ id }) => id)
    const sections = group.sections.flatMap((section): MenuId[] => {
      const pages = section.pages.filter(includes).map(({ id }) => id)
      return pages.length === 0 ? [] : [section.id, ...pages]
    })
    return direct.length + sections.length === 0 ? [] : [group.id, ...direct, ...sections]
  })
}

/** The pages of the first administrator of a company: those that companies of its kind have. */
export function menuIdsOfKind(kind: CompanyKind): MenuId[] {
  return menuIdsFor(({ companies }) => companies.includes(kind))
}

/** Every menu id: what the first administrator of an empty database gets. */
export const everyMenuId: readonly MenuId[] = menuIdsFor(() => true)
