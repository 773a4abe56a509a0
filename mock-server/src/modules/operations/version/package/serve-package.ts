import { appVersion } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/context.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { openContent } from '../../../../platform/files/stored-contents.ts'
import { sendSeekable } from '../../../../platform/http/file-answer.ts'
import { versionTexts } from '../version.messages.ts'
import { findReleasedPackage } from './package.store.ts'

/** A type that browsers save, whatever the bytes are. */
const MEDIA_TYPE = 'application/octet-stream'
const fidSchema = z.uuid()

/** Packages of released versions, for everybody: an app downloads its update before anybody has signed in. */
export function mountPackages(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { fid: string } }>(`${appVersion.PACKAGES_PATH}:fid`, async (request, reply) => {
    const fid = fidSchema.safeParse(request.params.fid)
    const found = fid.success ? await findReleasedPackage(ctx, fid.data) : undefined
    const content = found && (await openContent(ctx, { tenantId: found.tenantId, hash: found.contentHash }))
    if (!found || !content) throw new NotFound(versionTexts.packageGone)
    const { bytes, read, hash } = content
    return sendSeekable(request, reply, {
      mediaType: MEDIA_TYPE,
      size: bytes,
      tag: hash,
      saveAs: found.name,
      read,
    })
  })
}
