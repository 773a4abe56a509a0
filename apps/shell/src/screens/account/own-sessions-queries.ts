import { session } from '@console/contracts'
import { ApiError, useCallMutation, useCallQuery } from '@console/sub-app'

const NOT_FOUND = 404

/** Sessions change elsewhere: they are refetched at each opening of the list. */
export function useOwnSessions() {
  return useCallQuery(session.listOwn, {}, { staleTime: 0 })
}

/** Ends sessions and updates the list. A session that has already ended counts as success. */
export function useEndSessions(): {
  end: (id: string) => Promise<'ended' | 'endedBefore'>
  endOthers: () => Promise<number>
} {
  const changes = [session.listOwn]
  const { mutateAsync: revoke } = useCallMutation(session.revokeOwn, { changes })
  const { mutateAsync: revokeOthers } = useCallMutation(session.revokeOthers, { changes })
  return {
    end: async (id) => {
      try {
        await revoke({ query: { id } })
        return 'ended'
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return 'endedBefore'
        throw error
      }
    },
    endOthers: async () => (await revokeOthers()).ended,
  }
}
