import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { FILE_PATH, readFileLink } from './export-link.ts'
import { exportTexts } from './exports.messages.ts'
import { findFile } from './exports.store.ts'

/**
 * The file behind a signed link. The link is the permission: it names one job of one tenant and ends by itself. What
 * cannot be opened answers alike, whether it was forged, is gone or never was.
 */
export function mountFileDownload(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${FILE_PATH}:link`, async (request, reply) => {
    const link = readFileLink(ctx, request.params.link)
    if (link === 'expired') throw new NotFound(exportTexts.linkExpired)
    const file = link && (await ctx.db.inTenant(link.tenantId, (tx) => findFile(tx, link.jobId)))
    const size = file ? await ctx.storage.size(file.key) : null
    if (!file || size === null) throw new NotFound()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-length', size)
      .header('content-disposition', contentDisposition(file.name))
      .header('cache-control', 'private, no-store')
      .send(ctx.storage.read(file.key))
  })
}
