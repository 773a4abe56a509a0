import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { credential } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { useShell } from '../../../../runtime/context/shell-context.tsx'

/** A page size above the number of clients that a company can have. */
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

/** All clients at once, to find one that may be on another page. */
export function useAllClients({ isEnabled }: { isEnabled: boolean }) {
  const { client } = useShell()
  return useQuery({ ...callQuery(client, credential.list, { query: ALL_CLIENTS }), enabled: isEnabled })
}

/** Every query that a change of the clients affects is refetched before the mutation settles. */
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

/** Fetches a full secret; without the password only while the last one is still valid (decisions 8 and 25). */
export function useRevealSecret() {
  const { client } = useShell()
  return async (id: number, password?: string) =>
    client.send(credential.reveal, {
      body: { id, ...(password === undefined ? {} : { password }) },
      isQuiet: true,
    })
}
