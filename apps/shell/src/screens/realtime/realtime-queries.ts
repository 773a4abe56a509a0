import type { Call } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'

/** Loads again what these calls answered, where it is shown. */
export function useReload(): (calls: readonly Call[]) => void {
  const queryClient = useQueryClient()
  return (calls) => {
    for (const { id } of calls) void queryClient.invalidateQueries({ queryKey: [id] })
  }
}
