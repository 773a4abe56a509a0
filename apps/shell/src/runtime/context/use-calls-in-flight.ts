import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Shows whether calls of pages are in flight, for code that waits for their end. */
export function useCallsInFlight() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      isBusy: () => queryClient.isFetching() > 0,
      subscribe: (onChange: () => void) =>
        queryClient.getQueryCache().subscribe(({ type }) => {
          // Readers come and go with each card that is scrolled past; what is in flight changes with queries only.
          if (type === 'updated' || type === 'removed') onChange()
        }),
    }),
    [queryClient],
  )
}
