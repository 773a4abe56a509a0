import { type BodyOf, credential } from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** A page size above the number of clients that a company can have. */
const ALL_CLIENTS = { current: 1, size: 100 }
const changes = [credential.list]

export function useClientPage({ page, pageSize }: { page: number; pageSize: number }) {
  return useCallQuery(
    credential.list,
    { query: { current: page, size: pageSize } },
    { placeholderData: keepPreviousData },
  )
}

/** All clients at once, to find a client that may be on another page. */
export function useAllClients({ isEnabled }: { isEnabled: boolean }) {
  return useCallQuery(credential.list, { query: ALL_CLIENTS }, { enabled: isEnabled })
}

export function useCreateClient() {
  return useCallMutation(credential.create, { changes })
}

export function useDescribeClient() {
  return useCallMutation(credential.describe, {
    changes,
    toInput: (body: BodyOf<typeof credential.describe>) => ({ body }),
  })
}

export function useSetStatus() {
  return useCallMutation(credential.setStatus, {
    changes,
    toInput: ({ id, status }: Pick<credential.ApiClient, 'id' | 'status'>) => ({ body: { id, status } }),
  })
}

export function useRemoveClient() {
  return useCallMutation(credential.remove, { changes, toInput: (id: number) => ({ query: { id } }) })
}

/** Fetches a full secret; without the password only while the last one is still valid (R8 and R25). */
export function useRevealSecret() {
  const { mutateAsync } = useCallMutation(credential.reveal, {})
  return async (id: number, password?: string) =>
    mutateAsync({ body: { id, ...(password === undefined ? {} : { password }) } })
}

type UsageQuery = { clientId: string; from: number; to: number; paths: readonly string[] }

/** Calls a day (CRED-013); no path chosen means all of them (CRED-Q3). */
export function useClientUsage({ clientId, from, to, paths }: UsageQuery) {
  const query = { clientId, from, to, ...(paths.length === 0 ? {} : { paths: [...paths] }) }
  return useCallQuery(credential.usage, { query }, { placeholderData: keepPreviousData })
}

/** Finds paths of the API by a part of their text (CRED-012). */
export function useFindPaths(clientId: string) {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal) => {
    const paths = await client.send(credential.searchPaths, {
      query: { clientId, path: text },
      signal,
      isQuiet: true,
    })
    return paths.map((path) => ({ value: path, label: path }))
  }
}
