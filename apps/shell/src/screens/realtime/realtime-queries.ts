import type { Call } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Whether calls of pages are in flight, for what waits until they are not. */
export function useCallsInFlight() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      isBusy: () => queryClient.isFetching() > 0,
      subscribe: (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    }),
    [queryClient],
  )
}

/** Loads again what these calls answered, where it is shown. */
export function useReload(): (calls: readonly Call[]) => void {
  const queryClient = useQueryClient()
  return (calls) => {
    for (const { id } of calls) void queryClient.invalidateQueries({ queryKey: [id] })
  }
}
