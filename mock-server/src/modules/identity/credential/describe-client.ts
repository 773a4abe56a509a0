import { credential } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { canManageClients } from './credential.policy.ts'
import { lockClient, updateDescription } from './credential.store.ts'

export const describeClient = route(credential.describe, {
  policy: canManageClients,
  handler: async ({ tx, body: { id, name, description, version } }) => {
    const client = await lockClient(tx, id)
    if (!client) throw new NotFound()
    if (client.version !== version) throw new Conflict()
    if (client.name === name && client.description === description) return null
    await updateDescription(tx, id, { name, description })
    const { clientId } = client
    await tx.audit({
      module: 'credential',
      opType: 'credential.describe',
      target: name,
      before: { clientId, name: client.name, description: client.description },
      after: { clientId, name, description },
    })
    return null
  },
})
