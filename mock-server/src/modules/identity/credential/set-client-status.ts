import { credential } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { EnabledStatus } from '../../../platform/db/columns.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageClients } from './credential.policy.ts'
import { lockClient, updateStatus } from './credential.store.ts'

export const setClientStatus = route(credential.setStatus, {
  policy: canManageClients,
  handler: async ({ tx, body }) => {
    const client = await lockClient(tx, body.id)
    if (!client) throw new NotFound()
    const status = body.status === credential.CLIENT_STATUS.enabled ? 'enabled' : 'disabled'
    if (client.status === status) return null
    await updateStatus(tx, client.id, status)
    await recordStatus(tx, client, status)
    return null
  },
})

async function recordStatus(
  tx: TenantTx,
  { clientId, name, status: before }: { clientId: string; name: string; status: EnabledStatus },
  status: EnabledStatus,
): Promise<void> {
  const change = {
    target: name,
    before: { name, clientId, status: before },
    after: { name, clientId, status },
  }
  if (status === 'enabled') await tx.audit({ module: 'credential', opType: 'credential.enable', ...change })
  else await tx.audit({ module: 'credential', opType: 'credential.disable', ...change })
}
