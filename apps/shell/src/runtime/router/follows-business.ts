import type { MenuNode } from '../../core/menu/menu-node.ts'
import type { ConsoleScreen } from './console-routes.ts'

const PLACEHOLDER = '{businessTypeId}'

/**
 * A framed page whose link has the business (FRAME-003), or a page of a sub-app whose manifest says that it reads it. Every
 * registered app gets it.
 */
export function followsBusiness(screen: ConsoleScreen, item: Pick<MenuNode, 'frame'> | null): boolean {
  if (item?.frame?.includes(PLACEHOLDER) === true) return true
  if (screen.kind === 'registeredApp') return true
  if (screen.kind !== 'subApp') return false
  return screen.entry.data.some(
    (page) => page.component === screen.component && page.followsBusiness === true,
  )
}
