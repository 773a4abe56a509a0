import { isQueryParameter } from '@console/ui'
import type { ViewPage } from '../../runtime/router/view-page.ts'

/** The query of an address as a view stores it: without the parameters of open parts and of the shell. Empty without any. */
export function querySearch(search: string, { leftOut }: Pick<ViewPage, 'leftOut'>): string {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== '' && isQueryParameter(name) && !leftOut.includes(name),
  )
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`
}

/** True if two queries are the same, in any order. */
export function isSameSearch(one: string, other: string): boolean {
  return sortedPairs(one) === sortedPairs(other)
}

function sortedPairs(search: string): string {
  return JSON.stringify([...new URLSearchParams(search)].map((pair) => JSON.stringify(pair)).toSorted())
}
