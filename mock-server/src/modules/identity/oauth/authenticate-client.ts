import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotSignedIn } from '../../../platform/errors.ts'
import { credentialTexts } from '../credential/public.ts'
import { hashToken } from './issue-token.ts'
import { findClientOfToken, type ApiClientIdentity } from './oauth.store.ts'

const BEARER = /^Bearer ([\w-]{1,512})$/i

/** The client behind an access token. Looked up at every call, so that a disabled client is out at once. */
export async function authenticateClient(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<ApiClientIdentity> {
  const { authorization } = request.headers
  if (authorization === undefined) throw new NotSignedIn(credentialTexts.clientTokenNeeded)
  const token = BEARER.exec(authorization)?.[1]
  const client = token === undefined ? null : await findClientOfToken(ctx, hashToken(token))
  if (!client) throw new NotSignedIn(credentialTexts.clientTokenEnded)
  request.bearer = { tenantId: client.tenantId, clientId: client.clientId }
  return client
}
