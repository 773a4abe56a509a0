import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { FILE_PATH, readFileLink } from '../../../platform/exports/export-link.ts'
import { exportTexts } from '../../../platform/exports/exports.messages.ts'
import { findFile } from '../../../platform/exports/export-job.store.ts'
import { fileAnswer } from '../../../platform/exports/stored-file.ts'

/**
 * The file behind a signed link. The link is the permission: it names one job of one tenant and ends by itself. What
 * cannot be opened answers alike, whether it was forged, is gone or never was.
 */
export function mountFileDownload(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${FILE_PATH}:link`, async (request, reply) => {
    const link = readFileLink(ctx, request.params.link)
    if (link === 'expired') throw new NotFound(exportTexts.linkExpired)
    const stored = link && (await ctx.db.inTenant(link.tenantId, (tx) => findFile(tx, link.jobId)))
    const file = stored && (await fileAnswer(ctx, stored))
    if (!file) throw new NotFound()
    return file.send(reply)
  })
}
