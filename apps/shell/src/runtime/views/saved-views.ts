import { savedView } from '@console/contracts'
import { ApiError, callQuery, useCallQuery, useHttpClient, type HttpClient } from '@console/sub-app'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Milliseconds that the start waits for the views of a server that sends them apart; the page then opens without its start
 * view.
 */
export const VIEWS_WAIT_MS = 1000

/** The person's views of all pages. They come with the start; the list of views refetches them when it is opened. */
export function useSavedViews() {
  const hasViews = useHttpClient().has(savedView.list)
  return useCallQuery(savedView.list, hasViews ? {} : null, {
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}

/** A server without views answers 404: nothing of them is shown. */
export function isWithoutViews({
  data,
  error,
}: Pick<ReturnType<typeof useSavedViews>, 'data' | 'error'>): boolean {
  return data === undefined && error instanceof ApiError && error.status === 404
}

type Clients = { client: HttpClient; queryClient: QueryClient }

/** The views as they are known at this moment. */
export function knownViews({ client, queryClient }: Clients): readonly savedView.SavedView[] {
  return queryClient.getQueryData(callQuery(client, savedView.list).queryKey)?.views ?? []
}

/** Fetches the views unless the start brought them; ends after a time limit, and never fails. */
export async function awaitViews({ client, queryClient }: Clients): Promise<void> {
  if (!client.has(savedView.list)) return
  const fetching = queryClient.query({ ...callQuery(client, savedView.list), retry: false }).catch(() => {
    // Pages open without a start view; the list of views shows the failure when it is opened.
  })
  await Promise.race([fetching, new Promise((resolve) => setTimeout(resolve, VIEWS_WAIT_MS))])
}
