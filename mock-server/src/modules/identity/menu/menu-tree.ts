import type { Language, menu as menuCalls } from '@console/contracts'
import type { MenuGroup, MenuPage } from '../../../access/menu/menu.ts'

type MenuItem = menuCalls.MenuItem
type Built = ReadonlySet<string>

/**
 * The menu as the shell gets it: only pages that somebody built, then only sections and groups with such a page. A group has
 * no address of its own. A group or section with only hidden pages is hidden itself, its pages still routable.
 */
export function menuTree(groups: readonly MenuGroup[], built: Built, language: Language): MenuItem[] {
  const toPageItems = (pages: readonly MenuPage[]) =>
    pages.filter((page) => isBuilt(page, built)).map((page) => pageItem(page, language))

  return groups.flatMap((group) => {
    const sections = group.sections.flatMap(({ id, name, pages }) =>
      parentItem({ id, name: name[language] }, toPageItems(pages)),
    )
    return parentItem({ id: group.id, name: group.name[language], icon: group.icon }, [
      ...toPageItems(group.pages),
      ...sections,
    ])
  })
}

/** An embedded page is built when something answers at its link; the query of the link does not matter. */
export function isBuilt({ component, link }: MenuPage, built: Built): boolean {
  return built.has(component ?? link?.split('?', 1)[0] ?? '')
}

function pageItem(page: MenuPage, language: Language): MenuItem {
  const { id, name, purpose, path, component, link, hidden } = page
  return {
    id,
    name: name[language],
    purpose: purpose[language],
    path,
    ...(component === null ? {} : { component }),
    ...(link === null ? {} : { link }),
    ...(hidden ? { hideInMenu: true } : {}),
  }
}

function parentItem(item: MenuItem, children: MenuItem[]): MenuItem[] {
  if (children.length === 0) return []
  const isHidden = children.every(({ hideInMenu }) => hideInMenu === true)
  return [{ ...item, ...(isHidden ? { hideInMenu: true } : {}), children }]
}
