import { openApi } from '@console/contracts'
import { clientRoute } from './client-route.ts'
import { usageByDayAndPath } from './open-api.store.ts'

export const listOwnUsage = clientRoute(openApi.ownUsage, async ({ tx, client, query }) => ({
  timezone: client.timezone,
  usage: await usageByDayAndPath(tx, { id: client.id, first: query.from, last: query.to }),
}))
