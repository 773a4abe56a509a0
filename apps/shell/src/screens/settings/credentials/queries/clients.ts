import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { credential } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { useShell } from '../../../../runtime/context/shell-context.tsx'

/** Holds every client that a company can have. */
const ALL_CLIENTS = { current: 1, size: 100 }

export function useClientPage(page: number) {
  const { client } = useShell()
  return useQuery({
    ...callQuery(client, credential.list, {
      query: { current: page, size: credential.CREDENTIAL_PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  })
}

/** All clients at once, for what has to find one that may stand on another page. */
export function useAllClients({ isWanted }: { isWanted: boolean }) {
  const { client } = useShell()
  return useQuery({ ...callQuery(client, credential.list, { query: ALL_CLIENTS }), enabled: isWanted })
}

/** Everything that a change of the clients shows in is asked for again before the change counts as done. */
function useRefreshClients(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => queryClient.invalidateQueries({ queryKey: [credential.list.id] })
}

export function useCreateClient() {
  const { client } = useShell()
  const refresh = useRefreshClients()
  return useMutation({
    mutationFn: async () => client.send(credential.create, { isQuiet: true }),
    onSuccess: refresh,
  })
}

export function useSetStatus() {
  const { client } = useShell()
  const refresh = useRefreshClients()
  return useMutation({
    mutationFn: async ({ id, status }: Pick<credential.ApiClient, 'id' | 'status'>) =>
      client.send(credential.setStatus, { body: { id, status }, isQuiet: true }),
    onSuccess: refresh,
  })
}

export function useRemoveClient() {
  const { client } = useShell()
  const refresh = useRefreshClients()
  return useMutation({
    mutationFn: async (id: number) => client.send(credential.remove, { query: { id }, isQuiet: true }),
    onSuccess: refresh,
  })
}

export type UsageWanted = { clientId: string; from: number; to: number; paths: readonly string[] }

/** Calls a day (CRED-013); no path chosen means all of them (CRED-Q3). */
export function useClientUsage({ clientId, from, to, paths }: UsageWanted) {
  const { client } = useShell()
  return useQuery({
    ...callQuery(client, credential.usage, {
      query: { clientId, from, to, ...(paths.length === 0 ? {} : { paths: [...paths] }) },
    }),
    placeholderData: keepPreviousData,
  })
}

/** Finds paths of the API by a part of their text (CRED-012). */
export function useFindPaths(clientId: string) {
  const { client } = useShell()
  return async (text: string, signal: AbortSignal) => {
    const paths = await client.send(credential.searchPaths, {
      query: { clientId, path: text },
      signal,
      isQuiet: true,
    })
    return paths.map((path) => ({ value: path, label: path }))
  }
}
