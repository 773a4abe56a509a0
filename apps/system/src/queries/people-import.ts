import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { account } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

const isOnItsWay = (found: account.PeopleImport | null | undefined): boolean =>
  found?.state === 'checking' || found?.state === 'running'

/** The person's latest import, asked for again and again while something happens with it. */
export function useLatestImport() {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, account.getImport, { query: {} }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.import) ? account.IMPORT_POLL_MS : false),
  })
}

export function useImportProblems(id: number, page: number, size: number) {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, account.importProblems, { query: { id, pageIndex: page, pageSize: size } }),
    placeholderData: keepPreviousData,
  })
}

/** Puts what the server has just answered in the place of what was known. */
function useTakeAnswer() {
  const queryClient = useQueryClient()
  const { queryKey } = callQuery(useHttpClient(), account.getImport, { query: {} })
  return (found: account.PeopleImport) => queryClient.setQueryData(queryKey, { import: found })
}

export function useCheckImport() {
  const client = useHttpClient()
  const take = useTakeAnswer()
  return useMutation({
    mutationFn: async (file: File) => client.send(account.checkImport, { body: { file }, isQuiet: true }),
    onSuccess: take,
  })
}

export function useSteerImport() {
  const client = useHttpClient()
  const take = useTakeAnswer()
  return useMutation({
    mutationFn: async ({ id, isStart }: { id: number; isStart: boolean }) =>
      client.send(isStart ? account.startImport : account.stopImport, { body: { id }, isQuiet: true }),
    onSuccess: take,
  })
}
