import { credential, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { hashSecret, newClientId, newSecret, sealedSecret } from './client-secret.ts'
import { credentialTexts } from './credential.messages.ts'
import { canManageClients } from './credential.policy.ts'
import { countClients, findClientNames, insertClient, lockClients } from './credential.store.ts'

/** The only answer that carries the secret without the password: its maker has to note it somewhere (R8). */
export const createClient = route(credential.create, {
  policy: canManageClients,
  handler: async ({ ctx, tx, session, language }) => {
    await lockClients(tx)
    if ((await countClients(tx)) >= credential.MAX_CLIENTS) {
      throw refuse(credential.CREDENTIAL_REFUSALS.tooMany, credentialTexts.tooMany)
    }
    const clientId = newClientId()
    const name = await nextName(tx, language)
    const secret = newSecret()
    const createdAt = ctx.clock.now()
    const { id } = await insertClient(tx, {
      clientId,
      name,
      secretHash: hashSecret(secret),
      secretSealed: sealedSecret(ctx.secrets, { secret, clientId }),
      createdBy: session.userId,
      createdAt,
    })
    await tx.audit({
      module: 'credential',
      opType: 'credential.create',
      target: name,
      after: { name, clientId, status: 'enabled' },
    })
    return {
      id,
      clientId,
      clientSecret: secret,
      createTimestamp: toUnixSeconds(createdAt),
      status: credential.CLIENT_STATUS.enabled,
      usage: 0,
      recentUsage: 0,
      lastUsedAt: null,
      name,
      description: '',
      version: 1,
    }
  },
})

/** `Client 3`: numbered after the highest number, until somebody names it. */
async function nextName(tx: TenantTx, language: Language): Promise<string> {
  const prefix = `${credentialTexts.unnamed[language]} `
  const numbers = (await findClientNames(tx, prefix))
    .map((name) => name.slice(prefix.length))
    .filter((rest) => /^\d{1,9}$/.test(rest))
  return `${prefix}${Math.max(0, ...numbers.map(Number)) + 1}`
}
