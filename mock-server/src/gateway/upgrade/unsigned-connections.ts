import type { GatewayLimits } from '../limits.ts'

export type UnsignedConnections = {
  /** Counts one more connection of an address; the returned function ends it once. A number is the status of the refusal. */
  admit: (address: string) => (() => void) | 429 | 503
}

/**
 * Connections that have not signed in yet, limited per address and in total: they cost memory and nobody vouches for them.
 */
export function unsignedConnections(
  limits: Pick<GatewayLimits, 'unsigned' | 'unsignedPerAddress'>,
): UnsignedConnections {
  const byAddress = new Map<string, number>()
  let all = 0

  function leave(address: string): void {
    all -= 1
    const left = (byAddress.get(address) ?? 0) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }

  return {
    admit: (address) => {
      const own = byAddress.get(address) ?? 0
      if (own >= limits.unsignedPerAddress) return 429
      if (all >= limits.unsigned) return 503
      all += 1
      byAddress.set(address, own + 1)
      let isCounted = true
      return () => {
        if (isCounted) leave(address)
        isCounted = false
      }
    },
  }
}
