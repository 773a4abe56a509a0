import { account } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

const isOnItsWay = (found: account.PeopleImport | null | undefined): boolean =>
  found?.state === 'checking' || found?.state === 'running'

const LATEST = { query: {} }

/** The user's latest import, polled while it is in progress. */
export function useLatestImport() {
  return useCallQuery(account.getImport, LATEST, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.import) ? account.IMPORT_POLL_MS : false),
  })
}

export function useImportProblems(id: number, page: number, size: number) {
  const query = { id, pageIndex: page, pageSize: size }
  return useCallQuery(account.importProblems, { query }, { placeholderData: keepPreviousData })
}

/** Caches the server's latest answer. */
function useTakeAnswer() {
  const cache = useCallCache()
  return (found: account.PeopleImport) => cache.write(account.getImport, LATEST, { import: found })
}

export function useCheckImport() {
  return useCallMutation(account.checkImport, {
    toInput: (file: File) => ({ body: { file } }),
    onSuccess: useTakeAnswer(),
  })
}

/** Starts or stops an import, one at a time. */
export function useSteerImport(call: typeof account.startImport | typeof account.stopImport) {
  return useCallMutation(call, {
    toInput: (id: number) => ({ body: { id } }),
    onSuccess: useTakeAnswer(),
  })
}
