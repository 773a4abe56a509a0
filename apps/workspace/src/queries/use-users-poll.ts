import { workspace } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { serverNow } from '@console/ui/server-time'
import { useQueryClient } from '@tanstack/react-query'
import { useWallStore } from '../state/wall-context.tsx'

const { users: SECONDS } = workspace.WALL_POLL_SECONDS
export const USERS_POLL_MS = SECONDS * 1000

/** The people of a shown organisation (WORK-007, WORK-010). */
export function useUsersPoll(orgId: number, businessTypeId: number): void {
  const store = useWallStore()
  usePoll({
    call: workspace.orgUsers,
    key: [businessTypeId, orgId],
    seconds: SECONDS,
    run: async (client, signal) => {
      const { users } = await client.send(workspace.orgUsers, {
        body: { orgID: orgId },
        signal,
        isQuiet: true,
      })
      store.applyUsers(orgId, users, serverNow())
    },
    onError: (error) => store.changeOrganisation(orgId, { error }),
  })
}

/** Requests the people of all shown organisations at once. */
export function useRefetchUsers(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.refetchQueries({ queryKey: [workspace.orgUsers.id, 'poll'] })
}
