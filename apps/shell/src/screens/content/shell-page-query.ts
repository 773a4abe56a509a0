import { queryOptions } from '@tanstack/react-query'
import { loadShellPage, type PageName } from './shell-pages.ts'

/** The code and texts of a page of the shell. */
export function shellPageQuery(page: PageName) {
  return queryOptions({
    queryKey: ['shellPage', page],
    queryFn: async () => loadShellPage(page),
    staleTime: Infinity,
    // A file that cannot be reached is an error to show, not a reason to wait for the network.
    networkMode: 'always',
  })
}
