import { credential } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { clientView, recentSince } from './client-view.ts'
import { canManageClients } from './credential.policy.ts'
import { countClients, findClients } from './credential.store.ts'

export const listClients = route(credential.list, {
  policy: canManageClients,
  handler: async ({ ctx, tx, session, query }) => {
    const since = recentSince(ctx.clock.now(), session.timezone)
    const clients = await findClients(tx, { ...query, since })
    return {
      records: clients.map((client) => clientView(ctx.secrets, client)),
      total: await countClients(tx),
    }
  },
})
