import { frame as calls } from '@console/contracts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId } from 'react'
import { useShell } from '../context/shell-context.tsx'
import type { FrameTarget } from './frame-link.ts'

/** The value of the token's placeholder: a ticket, or the session token where the host is listed for that or there are no tickets. */
export function useTicket({ origin, isBusinessMode }: FrameTarget): () => Promise<string> {
  const { client, session, businessType } = useShell()
  const businessTypeId = isBusinessMode ? (businessType?.businessTypeId ?? null) : null
  return useCallback(async () => {
    // Pages of origins that may not have the token are not opened at all.
    if (!client.has(calls.ticket)) return session.getToken() ?? ''
    const body = { origin, businessTypeId }
    const answer = await client.send(calls.ticket, { body, isQuiet: true })
    return answer.kind === 'ticket' ? answer.ticket : (session.getToken() ?? '')
  }, [businessTypeId, client, origin, session])
}

/** The frame's address with a new ticket; each attempt and each address has its own ticket. */
export function useFrameAddress(target: FrameTarget, attempt: number) {
  const requestTicket = useTicket(target)
  // A reopened page gets a new ticket, even while the last one is valid.
  const opening = useId()
  return useQuery({
    queryKey: ['frameAddress', opening, target.addressWith(''), attempt],
    queryFn: async () => target.addressWith(await requestTicket()),
    // A ticket is single-use: refetching it, as a switch of language does for all other queries, would reload the page.
    staleTime: 'static',
    gcTime: 0,
    // A server that cannot be reached is an error to show, not a reason to wait for the network.
    networkMode: 'always',
  })
}
