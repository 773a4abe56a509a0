import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import ipaddr from 'ipaddr.js'
import { getErrorCode } from '../error-code.ts'

/** An answer may lead on so many times within its host. */
const MAX_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const MAX_SOCKETS = 4

export type OutgoingReason = 'unknownHost' | 'privateAddress' | 'unreachable' | 'redirected'

/** A request to another host that was not sent, or got no answer of that host. */
export class OutgoingRefused extends Error {
  readonly reason: OutgoingReason
  readonly detail: string

  constructor(reason: OutgoingReason, detail: string, cause?: unknown) {
    super(`${reason}: ${detail}`, { cause })
    this.reason = reason
    this.detail = detail
  }
}

export type OutgoingOptions = { headers?: Record<string, string>; signal?: AbortSignal }
export type OutgoingRequest = OutgoingOptions & { method?: string; body?: Readable | null }

/** Requests to hosts that people name: connections to addresses inside the private network are refused unless a setting allows them. */
export type Outgoing = {
  /** The answer of a GET, whatever its status; its body has not been read. Redirects within the host are followed. */
  get: (url: URL, options?: OutgoingOptions) => Promise<IncomingMessage>
  /** The answer of any request, redirects included. */
  send: (url: URL, request?: OutgoingRequest) => Promise<IncomingMessage>
  /** Ends the connections. */
  close: () => void
}

export function createOutgoing({ allowsPrivate }: { allowsPrivate: boolean }): Outgoing {
  // The address that was checked is the one that is connected to: a name may have another one a moment later.
  const lookup = allowsPrivate ? undefined : publicLookup
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  }

  async function send(
    url: URL,
    { headers, signal, method = 'GET', body = null }: OutgoingRequest = {},
  ): Promise<IncomingMessage> {
    if (!allowsPrivate) refusePrivateLiteral(url)
    const isSecure = url.protocol === 'https:'
    return new Promise((resolve, reject) => {
      const request = (isSecure ? httpsRequest : httpRequest)(
        url,
        {
          method,
          headers: { 'user-agent': 'console', ...headers },
          agent: agents[isSecure ? 'https:' : 'http:'],
          lookup,
          signal,
        },
        resolve,
      )
      request.on('error', (error) => reject(toRefusal(error, url)))
      if (body === null) {
        request.end()
        return
      }
      // `pipeline` would end the request without the reason.
      body.once('error', (error) => request.destroy(error))
      request.once('close', () => body.destroy())
      body.pipe(request)
    })
  }

  return {
    send,
    get: async (start, options = {}) => {
      let url = start
      for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
        const answer = await send(url, options)
        const { location } = answer.headers
        if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) return answer
        answer.destroy()
        const next = URL.parse(location, url.href)
        if (next?.origin !== start.origin) throw new OutgoingRefused('redirected', next?.origin ?? location)
        url = next
      }
      throw new OutgoingRefused('redirected', start.href)
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined) {
      callback(error ?? new OutgoingRefused('unknownHost', hostname), '')
      return
    }
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    if (inside !== undefined) callback(new OutgoingRefused('privateAddress', hostname), '')
    else if (options.all === true) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

/** A host that is an address is connected to without a lookup. */
function refusePrivateLiteral({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address) && !isPublicAddress(address))
    throw new OutgoingRefused('privateAddress', hostname)
}

/** False for loopback, private, link-local, shared, reserved and multicast addresses, also within IPv6. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

function toRefusal(error: unknown, { hostname }: URL): Error {
  if (error instanceof OutgoingRefused) return error
  const code = getErrorCode(error)
  if (code === 'ABORT_ERR') return error instanceof Error ? error : new Error('aborted')
  const reason = code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknownHost' : 'unreachable'
  return new OutgoingRefused(reason, code ?? hostname, error)
}
