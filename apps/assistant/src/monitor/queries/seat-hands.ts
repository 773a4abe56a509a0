import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { seatHand, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

export function useRaisedHands(query: QueryOf<typeof seatHand.list>) {
  return useQuery({
    ...callQuery(useHttpClient(), seatHand.list, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Answers a raised hand. */
export function useHandleHand() {
  const send = useSendCall(seatHand.handle, { changes: [seatHand.list] })
  return ({ id, version }: seatHand.RaisedHand, answer: string) => send({ body: { id, version, answer } })
}
