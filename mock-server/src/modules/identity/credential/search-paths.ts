import { credential } from '@console/contracts'
import { route, type Route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { OpenApiCall } from '../../open-api-call.ts'
import { canManageClients } from './credential.policy.ts'
import { clientNumber, pathsUsedBy } from './credential.store.ts'

export function searchPaths(openApiCalls: () => readonly OpenApiCall[]): Route {
  return route(credential.searchPaths, {
    policy: canManageClients,
    handler: async ({ tx, query }) => {
      const id = await clientNumber(tx, query.clientId)
      if (id === undefined) throw new NotFound()
      // A path of an older version of the API is still in the counts.
      const ofClients = openApiCalls().filter(({ call }) => call.access === 'client')
      const all = new Set([...ofClients.map(({ call }) => call.path), ...(await pathsUsedBy(tx, id))])
      const searched = query.path.toLowerCase()
      return [...all]
        .filter((path) => path.toLowerCase().includes(searched))
        .toSorted()
        .slice(0, credential.MAX_FOUND_PATHS)
    },
  })
}
