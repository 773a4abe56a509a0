import { credential } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { recentSince } from './client-view.ts'
import { credentialTexts } from './credential.messages.ts'
import { canManageClients } from './credential.policy.ts'
import { deleteClient, findClient, lockClient } from './credential.store.ts'

/** Disabled first, then deleted: a client that still serves cannot vanish by a wrong click (R8). */
export const removeClient = route(credential.remove, {
  policy: canManageClients,
  handler: async ({ ctx, tx, session, query }) => {
    const locked = await lockClient(tx, query.id)
    const client = locked && (await findClient(tx, query.id, recentSince(ctx.clock.now(), session.timezone)))
    if (!client) throw new NotFound()
    if (client.status === 'enabled') {
      throw refuse(credential.CREDENTIAL_REFUSALS.deleteEnabled, credentialTexts.deleteEnabled)
    }
    const { clientId, name, status, usage } = client
    await deleteClient(tx, client.id)
    await tx.audit({
      module: 'credential',
      opType: 'credential.remove',
      target: name,
      before: { name, clientId, status, usage },
    })
    return null
  },
})
