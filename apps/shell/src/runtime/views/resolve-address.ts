import type { savedView } from '@console/contracts'
import { today } from '@console/ui'
import { screenAt, type RoutedScreen } from '../router/console-routes.ts'
import { findViewPage } from '../router/view-page.ts'
import { withResolvedDays } from './relative-days.ts'

export type KnownViews = {
  screens: RoutedScreen[]
  views: readonly savedView.SavedView[]
  /** IANA name of the tenant's zone. */
  timezone: string
}
type Target = {
  pathname: string
  search: string
  /** A page is opened; otherwise the query of the open one changes. */
  isOpening: boolean
}

/**
 * The query with which a page is opened: its start view where the address has none, with relative days as calendar days. A
 * change of the open page's query, such as Reset, leads to no start view.
 */
export function resolveSearch({ pathname, search, isOpening }: Target, known: KnownViews): string {
  const page = findViewPage(screenAt(known.screens, pathname).screen, pathname)
  if (page === null) return search
  const start = known.views.find(({ path, isStart }) => isStart && path === page.path)
  const opened = isOpening && search === '' ? (start?.search ?? '') : search
  return withResolvedDays(opened, { days: page.days, today: today(known.timezone) })
}

/** Resolves the address that the browser opened, like `resolveSearch`; null where the address stays. */
export function resolveOpened(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  known: KnownViews,
): string | null {
  const opened = resolveSearch({ pathname, search, isOpening: isNewlyOpened() }, known)
  return opened === search ? null : `${pathname}${opened}${hash}`
}

/**
 * True if the document's address was opened, by typing or by a link. After a reload, and on the way back from another site,
 * an address without a query is one whose query was reset: it would have got its start view when it was opened.
 */
function isNewlyOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry !== undefined && 'type' in entry ? entry.type : 'navigate'
  return type !== 'reload' && type !== 'back_forward'
}
