import { frame, type DataOf } from '@console/contracts'
import type { PageSide } from '@console/sub-app/frame-bridge'
import { serverNow } from '@console/ui/server-time'
import { sessionToken } from '../base/session-cookie.ts'

/** A new ticket is requested this long before the token expires. */
const RENEW_BEFORE_MS = 90_000
const LIFETIME_MS = frame.FRAME_TOKEN_SECONDS * 1000
const TICKET_PARAMETER = 'token'

export type PageToken = {
  /** The token of calls: the page's own, else that of this browser's session; null without either. */
  get: () => string | null
  /** Called with a fresh ticket of the bridge. */
  take: (ticket: string) => Promise<void>
}

type PageTokenOptions = {
  exchange: (ticket: string) => Promise<DataOf<typeof frame.exchange>>
  bridge: () => PageSide
  signal: AbortSignal
}

/**
 * The page's token (R9): a ticket from its address is exchanged for its own token, which the console renews
 * over the bridge. Outside a frame, after it expires, the page uses the session of this browser.
 */
export function createPageToken({ exchange, bridge, signal }: PageTokenOptions): PageToken {
  let own: { token: string; endsAt: number } | null = null
  let timer = 0
  signal.addEventListener('abort', () => window.clearTimeout(timer))

  return {
    get: () => (own !== null && serverNow() < own.endsAt ? own.token : sessionToken()),
    take: async (ticket) => {
      const { token } = await exchange(ticket)
      own = { token, endsAt: serverNow() + LIFETIME_MS }
      window.clearTimeout(timer)
      timer = window.setTimeout(() => bridge().renewTicket(), LIFETIME_MS - RENEW_BEFORE_MS)
    },
  }
}

/** Takes the ticket out of the address. */
export function takeTicketFromAddress(): string | null {
  const address = new URL(window.location.href)
  const ticket = address.searchParams.get(TICKET_PARAMETER)
  if (ticket === null) return null
  address.searchParams.delete(TICKET_PARAMETER)
  window.history.replaceState(window.history.state, '', `${address.pathname}${address.search}${address.hash}`)
  return ticket
}
