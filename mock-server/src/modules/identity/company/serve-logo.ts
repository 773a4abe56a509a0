import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { LOGO_FILES_PATH, logoFile } from './logo-path.ts'

/** Opened as a page of its own, a drawing may load nothing and run nothing. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`
/** A file never changes under its name. */
const CACHING = 'public, max-age=31536000, immutable'

export function mountLogoFiles(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { name: string } }>(`${LOGO_FILES_PATH}:name`, async (request, reply) => {
    const file = logoFile(request.params.name)
    const size = file && (await ctx.storage.size(file.key))
    if (!file || size === null) throw new NotFound()
    return reply
      .type(file.contentType)
      .header('content-length', size)
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', CACHING)
      .send(ctx.storage.read(file.key))
  })
}
