import type { Language, menu as menuCalls } from '@console/contracts'
import { menu } from '../../../access/menu/menu.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { builtComponents } from './built-components.ts'
import { menuTree } from './menu-tree.ts'

/** The console's menu, limited to the pages that are built, named in the given language. */
export async function consoleMenu(
  { config, log }: AppContext,
  language: Language,
): Promise<{ menus: menuCalls.MenuItem[] }> {
  return { menus: menuTree(menu, await builtComponents(config.webRoot, log), language) }
}
