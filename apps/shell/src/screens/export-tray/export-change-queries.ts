import { exports } from '@console/contracts'
import { callQuery, useCallMutation } from '@console/sub-app'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShell } from '../../runtime/context/shell-context.tsx'

/** Cancels a running export, or takes a finished one out of the tray. */
export function useRemoveExport() {
  return useCallMutation(exports.remove, {
    changes: [exports.list],
    hasToast: true,
    toInput: (id: number) => ({ query: { id } }),
  })
}

/** Restarts the failed export, which the new one replaces. */
export function useRetryExport() {
  const { client, services } = useShell()
  return useMutation({
    mutationFn: async ({ id, request }: exports.ExportJob) => {
      await services.startExport(request)
      await client.send(exports.remove, { query: { id } })
    },
  })
}

/** A link is signed for ten minutes, so a fresh one is fetched at the click. */
export function useFreshLink(): (id: number) => Promise<exports.ExportJob | undefined> {
  const { client } = useShell()
  const queryClient = useQueryClient()
  return async (id) => {
    const { jobs } = await queryClient.query({ ...callQuery(client, exports.list), staleTime: 0 })
    return jobs.find((job) => job.id === id)
  }
}
