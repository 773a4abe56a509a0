import { credential } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type UsageQuery = { clientId: string; from: number; to: number; paths: readonly string[] }

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
