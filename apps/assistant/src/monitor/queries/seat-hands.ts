import { seatHand, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useRaisedHands(query: QueryOf<typeof seatHand.list>) {
  return useCallQuery(seatHand.list, { query }, { placeholderData: keepPreviousData })
}

/** Answers a raised hand. */
export function useHandleHand() {
  const { mutateAsync } = useCallMutation(seatHand.handle, { changes: [seatHand.list] })
  return async ({ id, version }: seatHand.RaisedHand, answer: string) =>
    mutateAsync({ body: { id, version, answer } })
}
