import { withoutTrailingSlash } from '../../base/paths.ts'
import type { ConsoleScreen } from './console-routes.ts'

/** A page whose query can be saved. */
export type ViewPage = { path: string; days: readonly string[]; leftOut: readonly string[] }

/** A page of a sub-app whose manifest says so; never one in a frame. */
export function findViewPage(screen: ConsoleScreen, pathname: string): ViewPage | null {
  if (screen.kind !== 'subApp') return null
  const views = screen.entry.data.find(({ component }) => component === screen.component)?.views
  return views === undefined ? null : { path: withoutTrailingSlash(pathname), ...views }
}
