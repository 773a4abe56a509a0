import { credential } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'
import { maskedSecret, openedSecret } from './client-secret.ts'
import type { StoredClient } from './credential.store.ts'

export function clientView(secrets: Secrets, client: StoredClient): credential.ApiClient {
  return {
    id: client.id,
    clientId: client.clientId,
    clientSecret: maskedSecret(openedSecret(secrets, client)),
    createTimestamp: toUnixSeconds(client.createdAt),
    status: credential.CLIENT_STATUS[client.status],
    usage: client.usage,
    recentUsage: client.recentUsage,
    lastUsedAt: client.lastUsedAt && toUnixSeconds(client.lastUsedAt),
    name: client.name,
    description: client.description,
    version: client.version,
  }
}

/** The first of the days whose calls count as recent. */
export function recentSince(now: Date, timezone: string): string {
  return addDays(toZonedDay(toUnixSeconds(now), timezone), 1 - credential.QUIET_DAYS)
}
