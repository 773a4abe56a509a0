import { useLocation } from 'react-router-dom'
import { trailTo } from '../../core/menu/menu-access.ts'
import { useShell } from '../context/shell-context.tsx'
import type { ConsoleRoute } from './console-routes.ts'
import { followsBusiness } from './follows-business.ts'
import type { PageName } from './page-name.ts'
import { usePageName } from './use-page-name.ts'
import { findViewPage, type ViewPage } from './view-page.ts'

/** The page of the address as the header shows it. */
export type OpenPage = PageName & {
  /** Purpose of the page, in one sentence; null where the menu does not say. */
  purpose: string | null
  /** True if its content depends on the business in the header. */
  followsBusiness: boolean
  /** Way of saving its query; null where it cannot be saved. */
  views: ViewPage | null
}

export function useOpenPage(route: ConsoleRoute): OpenPage {
  const { menu } = useShell()
  const { pathname } = useLocation()
  const item = route.itemId === null ? null : (trailTo(menu.all, route.itemId).at(-1) ?? null)
  return {
    ...usePageName(route),
    purpose: item?.purpose ?? null,
    followsBusiness: followsBusiness(route.screen, item),
    views: findViewPage(route.screen, pathname),
  }
}
