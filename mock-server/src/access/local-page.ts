import { subApp } from '@console/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AppContext } from '../platform/context/context.ts'
import { HOUR_MS } from '../platform/time/units.ts'
import { checkLocalAddress } from './local-address.ts'
import { PERMISSION } from './menu/permissions.ts'
import { findPageToken } from './page-visitor.ts'
import { findSession } from './session.store.ts'
import type { Session } from './session.ts'

/** A developer reloads the page all day. */
export const LOCAL_GRANT_MS = 8 * HOUR_MS

const stored = z.object({
  module: subApp.module,
  address: z.string(),
  /** Hash of the session's token. */
  session: z.string(),
  until: z.number(),
})

export const mayDevelopApps = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  permissions.has(PERMISSION.developApps)

/** Proves that the person has agreed to a page on their machine. It is worth nothing without the session's cookie. */
export function signLocalPage(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  { module, address }: subApp.LocalPage,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): string {
  const grant: z.output<typeof stored> = {
    module,
    address,
    session: tokenHash.toString('base64url'),
    until: clock.now().getTime() + LOCAL_GRANT_MS,
  }
  return secrets.sign('app-local', JSON.stringify(grant))
}

/**
 * The local page that a document may load: the address names it, the session of the cookie has agreed to it, and its person may
 * still do so. Another site's link cannot bring that about, since it has no grant of the session.
 */
export async function findLocalPage(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<subApp.LocalPage | null> {
  const { searchParams, pathname } = new URL(request.url, 'http://console.invalid')
  const asked = subApp.readLocalPage(searchParams.get(subApp.LOCAL_PAGE_PARAMETER) ?? '')
  const signed = ctx.secrets.open('app-local', searchParams.get(subApp.LOCAL_GRANT_PARAMETER) ?? '')
  const token = findPageToken(request)
  if (asked === null || signed === null || token === null) return null
  const { module, address, ...grant } = stored.parse(JSON.parse(signed))
  const own = `${subApp.PAGES_PATH}${module}`
  if (pathname !== own && !pathname.startsWith(`${own}/`)) return null
  if (module !== asked.module || address !== asked.address || ctx.clock.now().getTime() >= grant.until)
    return null
  const session = await findSession(ctx, token)
  if (session === null || session.mustChangePassword || session.mustSetUpFactor || !mayDevelopApps(session))
    return null
  if (session.tokenHash.toString('base64url') !== grant.session) return null
  return typeof checkLocalAddress(address, ctx.config.appDevOrigins) === 'string' ? null : { module, address }
}
