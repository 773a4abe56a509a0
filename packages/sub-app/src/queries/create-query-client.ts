import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/api-error.ts'

/** Reads are tried again twice, and only when a second try can help. */
const MAX_RETRIES = 2
/** Milliseconds that an unused answer stays cached for going back. */
const CACHED_UNUSED_MS = 10 * 60_000
/** A fresh answer is not refetched within this time. */
const FRESH_MS = 30_000

/** The query client is the host's: one app's unmount cannot break another's cache. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHED_UNUSED_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && canHelpToRetry(error),
      },
      mutations: { retry: false },
    },
  })
}

export function canHelpToRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.status !== null && [502, 503, 504].includes(error.status))
}
