import { factor, seat, session, user, type BodyOf, type Call, type DataOf } from '@console/contracts'
import { ApiError, callQuery, type HttpClient } from '@console/sub-app'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const POLL_MS = 15_000
/** An agent with a raised hand waits for an answer. */
const HAND_POLL_MS = 3000
/** The viewer of a ready seat's screen waits for its screenshot, and its agent sees who looks. */
const SHARED_POLL_MS = 5000

export function useAgent(client: HttpClient) {
  return useQuery(callQuery(client, user.info))
}

export function useOwnSeat(client: HttpClient, { isShared }: { isShared: boolean }) {
  return useQuery({
    ...callQuery(client, seat.describe),
    refetchInterval: ({ state }) => {
      if (state.data?.hand?.isRaised === true) return HAND_POLL_MS
      return isShared ? SHARED_POLL_MS : POLL_MS
    },
    refetchIntervalInBackground: true,
  })
}

export function useSetStatus(client: HttpClient) {
  return useSeatChange((body: BodyOf<typeof seat.setStatus>) =>
    client.send(seat.setStatus, { body, isQuiet: true }),
  )
}

export function useSetHand(client: HttpClient) {
  return useSeatChange((body: BodyOf<typeof seat.setHand>) =>
    client.send(seat.setHand, { body, isQuiet: true }),
  )
}

/** The session's token, or the ticket for the second step where the account has a second factor. */
export async function signIn(
  client: HttpClient,
  { username, password }: { username: string; password: string },
): Promise<{ token: string } | { ticket: string }> {
  const body = { username: username.trim(), password, clientId: session.CLIENT_ID }
  try {
    return await client.send(session.login, { body, isQuiet: true })
  } catch (error) {
    const isStep = error instanceof ApiError && error.code === session.SIGN_IN_REFUSALS.secondStep
    if (!isStep || error.detail.ticket === undefined) throw error
    return { ticket: error.detail.ticket }
  }
}

export async function sendCode(client: HttpClient, step: { ticket: string; code: string }) {
  return client.send(factor.signIn, { body: { ...step, clientId: session.CLIENT_ID }, isQuiet: true })
}

/** The session ends here also where the server cannot be reached. */
export async function signOut(client: HttpClient, token: string): Promise<void> {
  await client.send(session.logout, { body: { token, clientId: session.CLIENT_ID }, isQuiet: true })
}

/** Stores the answer of a change, which is the seat as it is now. */
function useSeatChange<Body>(send: (body: Body) => Promise<DataOf<typeof seat.describe>>) {
  const queryClient = useQueryClient()
  const call: Call = seat.describe
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      queryClient.setQueriesData({ queryKey: [call.id] }, answer)
    },
  })
}
