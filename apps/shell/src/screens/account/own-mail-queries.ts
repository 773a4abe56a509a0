import { ownMail } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

/** A link may have been opened elsewhere: the address is refetched at each opening. */
export function useOwnMailAddress() {
  return useCallQuery(ownMail.address, {}, { staleTime: 0 })
}

export function useOwnMailChanges() {
  const changes = [ownMail.address]
  const { mutateAsync: set } = useCallMutation(ownMail.setAddress, { changes })
  const { mutateAsync: remove } = useCallMutation(ownMail.removeAddress, { changes })
  return { set, remove }
}
