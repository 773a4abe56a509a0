import type { Language, menu as menuCalls } from '@console/contracts'
import { menu } from '../../../access/menu/menu.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import type { MenuApps } from '../../apps/sub-app/public.ts'
import { builtComponents } from './built-components.ts'
import { menuTree } from './menu-tree.ts'

/**
 * The console's menu, limited to the pages that are built and not switched off, with those of the person's registered apps,
 * named in the given language.
 */
export async function consoleMenu(
  ctx: AppContext,
  { off, addTo }: MenuApps,
  language: Language,
): Promise<{ menus: menuCalls.MenuItem[] }> {
  const built = await builtComponents(ctx.config.webRoot, ctx.log)
  const shown = [...built].filter((component) => !off.has(component.split('/', 1)[0] ?? ''))
  return { menus: addTo(menuTree(menu, new Set(shown), language), language) }
}
