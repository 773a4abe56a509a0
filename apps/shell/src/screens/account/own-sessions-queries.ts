import { useQuery, useQueryClient } from '@tanstack/react-query'
import { session } from '@console/contracts'
import { ApiError, callQuery } from '@console/sub-app'
import { useShell } from '../../runtime/context/shell-context.tsx'

const NOT_FOUND = 404

/** Sessions open and end on other devices, so the list is refetched each time it opens. */
export function useOwnSessions() {
  const { client } = useShell()
  return useQuery({ ...callQuery(client, session.listOwn), staleTime: 0 })
}

/** Ends sessions and updates the list. A session that has already ended counts as success. */
export function useEndSessions(): {
  end: (id: string) => Promise<'ended' | 'endedBefore'>
  endOthers: () => Promise<number>
} {
  const { client } = useShell()
  const queryClient = useQueryClient()
  const refresh = async () => queryClient.invalidateQueries({ queryKey: [session.listOwn.id] })
  return {
    end: async (id) => {
      try {
        await client.send(session.revokeOwn, { query: { id }, isQuiet: true })
        return 'ended'
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return 'endedBefore'
        throw error
      } finally {
        void refresh()
      }
    },
    endOthers: async () => {
      try {
        const { ended } = await client.send(session.revokeOthers, { isQuiet: true })
        return ended
      } finally {
        void refresh()
      }
    },
  }
}
