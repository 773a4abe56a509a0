import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Longer is noticed; then the page shows its outline. */
export const PATIENCE_MS = 50

/** Resolves when nothing is asked for any more, or after a moment. */
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
    const timer = setTimeout(finish, PATIENCE_MS)
    const stop = client.getQueryCache().subscribe(look)
    look()
  })
}

/** A page whose answers are about to come is drawn once with them, not once without and once more. */
export function useWhenAnswered(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => whenAnswered(client), [client])
}
