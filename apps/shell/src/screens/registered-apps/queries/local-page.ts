import { subApp } from '@console/contracts'
import { useCallMutation } from '@console/sub-app'
import { useQuery } from '@tanstack/react-query'
import type { LocalPage } from '../../../base/local-page.ts'
import { openLocalPage } from '../../../runtime/registered-apps/local-entry.ts'

/** Agrees to a local page; the answer proves it to the server. */
export function useDevelopLocally() {
  return useCallMutation(subApp.developLocally, {
    changes: [],
    toInput: (page: LocalPage) => ({ body: page }),
  })
}

/** The page as its development server has it now. */
export function useLocalPage(page: LocalPage) {
  return useQuery({
    queryKey: ['localPage', page.module, page.address],
    queryFn: async () => openLocalPage(page),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
}
