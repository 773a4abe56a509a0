import { release } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { findClients } from './app-releases.ts'

export const listClients = publicRoute(release.clients, {
  handler: async ({ ctx }) => ({ clients: await findClients(ctx) }),
})
