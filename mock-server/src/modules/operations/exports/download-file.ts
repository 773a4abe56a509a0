import type { FastifyInstance } from 'fastify'
import { findSessionByHash } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { Forbidden, NotFound, NotSignedIn } from '../../../platform/errors.ts'
import { findJob } from '../../../platform/exports/export-job.store.ts'
import { FILE_PATH, readFileLink } from '../../../platform/exports/export-link.ts'
import { exportTexts } from '../../../platform/exports/exports.messages.ts'
import { fileAnswer } from '../../../platform/exports/stored-file.ts'
import { httpTexts } from '../../../platform/messages/http.ts'
import { canHaveFile } from './open-exports.ts'

/**
 * The file behind a signed address, for the session that it was listed in and the rights of this moment. Forged, deleted and
 * unknown files get the same answer.
 */
export function mountFileDownload(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${FILE_PATH}:link`, async (request, reply) => {
    const link = readFileLink(ctx, request.params.link)
    if (link === 'expired') throw new NotFound(exportTexts.linkExpired)
    if (!link) throw new NotFound()
    const session = await findSessionByHash(ctx, link.sessionHash)
    if (!session) throw new NotSignedIn(httpTexts.sessionEnded)
    const job = await ctx.db.inTenant(session.tenantId, (tx) => findJob(tx, session.userId, link.jobId))
    if (job?.state !== 'done' || job.problem !== null) throw new NotFound()
    if (!canHaveFile(ctx, job, session)) throw new Forbidden(exportTexts.rightGone)
    const { fileKey: key, fileName: name } = job
    const file = key === null || name === null ? null : await fileAnswer(ctx, { key, name })
    if (!file) throw new NotFound()
    return file.send(reply)
  })
}
