import type { credential } from '@console/contracts'

/** A client that has been in use for a while; tests override what they check. */
export function sampleClient(changes: Partial<credential.ApiClient> & { id: number }): credential.ApiClient {
  return {
    clientId: `client-${changes.id}`,
    clientSecret: `••••••••••••ab0${changes.id}`,
    createTimestamp: 1_795_000_000,
    status: 1,
    usage: 1234,
    recentUsage: 0,
    lastUsedAt: 1_795_100_000,
    ...changes,
  }
}
