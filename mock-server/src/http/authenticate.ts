import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { httpTexts } from '../messages/http.ts'
import { findSession } from '../modules/session/session.store.ts'
import { NotSignedIn } from './errors.ts'
import type { Session } from './session.ts'

const BEARER = /^Bearer ([\w-]{1,512})$/i

/** The bearer's session. Only the header counts: a cookie would let other sites act in a person's name. */
export async function authenticate(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const header = request.headers.authorization
  if (header === undefined) throw new NotSignedIn()
  const token = BEARER.exec(header)?.[1]
  const session = token === undefined ? null : await findSession(ctx, token)
  if (!session) throw new NotSignedIn(httpTexts.sessionEnded)
  return session
}
