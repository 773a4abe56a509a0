import { savedView } from '@console/contracts'
import { isQueryParameter } from '@console/ui'
import { withoutTrailingSlash } from '../../base/paths.ts'
import type { ConsoleScreen } from '../router/console-screen.ts'

/** A page whose query can be saved. */
export type ViewPage = { path: string; days: readonly string[]; leftOut: readonly string[] }

/** A page of a sub-app whose manifest says so; never one in a frame. */
export function viewPageOf(screen: ConsoleScreen, pathname: string): ViewPage | null {
  const path = withoutTrailingSlash(pathname)
  if (screen.kind !== 'subApp' || !savedView.viewPath.safeParse(path).success) return null
  const views = screen.entry.data.find(({ component }) => component === screen.component)?.views
  return views === undefined ? null : { path, ...views }
}

/** The query of an address as a view has it: without what is open, and what belongs to the shell. Empty without any. */
export function querySearch(search: string, { leftOut }: Pick<ViewPage, 'leftOut'>): string {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== '' && isQueryParameter(name) && !leftOut.includes(name),
  )
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`
}

/** Whether two queries are the same, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  return sortedPairs(one) === sortedPairs(other)
}

function sortedPairs(search: string): string {
  return JSON.stringify([...new URLSearchParams(search)].map((pair) => JSON.stringify(pair)).toSorted())
}
