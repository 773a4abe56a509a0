import { openApi } from '@console/contracts'
import { clientRoute } from './client-route.ts'
import { organizationsAfter } from './open-api.store.ts'

export const listOrganizations = clientRoute(openApi.organizations, async ({ tx, query }) => {
  const organizations = await organizationsAfter(tx, query)
  const last = organizations.length < query.limit ? undefined : organizations.at(-1)
  return { organizations, next: last?.id ?? null }
})
