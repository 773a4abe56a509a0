import { randomBytes } from 'node:crypto'
import { subApp } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { isPlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { hashToken } from '../../../access/session.store.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { findRunningApps } from './running-apps.store.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, findVersions } from './sub-app.store.ts'
import { insertToken } from './token.store.ts'

const TOKEN_BYTES = 32

/** A token for the caller's session; the calls that it opens are looked up at each request, so that a change holds at once. */
export const issueToken = route(subApp.token, {
  // The caller's own session.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body: { module, versionId } }) => {
    const runs = (await findRunningApps(tx, session)).apps.some(
      (app) => app.module === module && app.versionId === versionId,
    )
    const isPreview = !runs && canManageApps(session) && (await isPlatform(tx))
    if (!runs && !isPreview) throw new Forbidden()
    const app = await findApp(tx, module)
    const [version] = await findVersions(tx, [versionId])
    if (app === undefined || version?.appId !== app.id || version.state !== 'ready') throw new NotFound()
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await insertToken(tx, {
      tokenHash: hashToken(token),
      sessionHash: session.tokenHash,
      versionId,
      isPreview,
      createdAt: ctx.clock.now(),
    })
    return { token, calls: version.permissions.calls }
  },
})
