import type { FastifyInstance } from 'fastify'
import { findSessionByHash } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { Forbidden, NotFound, NotSignedIn } from '../../../platform/errors.ts'
import { openContent } from '../../../platform/files/stored-contents.ts'
import { sendSeekable } from '../../../platform/http/file-answer.ts'
import { httpTexts } from '../../../platform/messages/http.ts'
import { FILES_PATH, readFileLink } from './file-link.ts'
import { fileTexts } from './file.messages.ts'
import { canUseProjectFiles } from './file.policy.ts'
import { findFile } from './project-file.store.ts'

const UNKNOWN_TYPE = 'application/octet-stream'
/** Types that a browser would treat as an active document, however they are sent. */
const DOCUMENTS = /^text\/(?!calendar|vcard|vtt)|^application\/(?:[\w.-]+\+)?xml$|\+xml$|html/

/** The file behind a signed address, to be saved under its name. */
export function mountProjectFiles(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${FILES_PATH}:link`, async (request, reply) => {
    const link = readFileLink(ctx, request.params.link)
    const session = link && (await findSessionByHash(ctx, link.sessionHash))
    if (!link || session?.tenantId !== link.tenantId) throw new NotSignedIn(httpTexts.sessionEnded)
    if (!canUseProjectFiles(session)) throw new Forbidden()
    const file = await ctx.db.inTenant(session.tenantId, (tx) => findFile(tx, link.fileId))
    if (!file) throw new NotFound(fileTexts.fileGone)
    const { tenantId, contentHash: hash, name } = file
    const content = await openContent(ctx, { tenantId, hash })
    if (!content) throw new NotFound(fileTexts.fileGone)
    const { mediaType, bytes, read } = content
    const type = DOCUMENTS.test(mediaType) ? UNKNOWN_TYPE : mediaType
    return sendSeekable(request, reply, { mediaType: type, size: bytes, tag: hash, saveAs: name, read })
  })
}
