import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Beyond this users notice the delay, and the page shows its skeleton. */
export const ANSWER_TIMEOUT_MS = 100

/** Resolves when no request is pending any more, or after a short delay. */
export function whenAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = (): void => {
      if (client.isFetching() === 0) finish()
    }
    const timer = setTimeout(finish, ANSWER_TIMEOUT_MS)
    const stop = client.getQueryCache().subscribe(look)
    look()
  })
}

/** A page whose answers are about to arrive renders once with them, not twice. */
export function useWhenAnswered(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => whenAnswered(client), [client])
}
