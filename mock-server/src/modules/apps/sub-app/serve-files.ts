import { subApp } from '@console/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { acceptedEncoding } from '../../../platform/http/compress-answers.ts'
import { policyReportPath } from './report-frame-policy.ts'
import { brotliKey, fileKey } from './source/app-files.ts'
import { versionAddress } from './source/fetch-version.ts'
import { writeFramePolicy } from './source/frame-policy.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { findManifest, findServedFile, type StoredFile } from './sub-app.store.ts'

/** A version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MANIFEST = 'manifest.json'
/** A policy does not reach calls between browsers and look-ups of names; this does, in browsers that know it. */
export const OWN_HOST_ONLY = '(response-origin)'

type Params = { module: string; versionId: string; '*': string }

/** Files of registered apps, for everybody who knows their address: as those of the console's own apps. */
export function mountAppFiles(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: Params }>(`${subApp.FILES_PATH}:module/:versionId/*`, async (request, reply) => {
    const { module, versionId: id, '*': path } = request.params
    const versionId = /^\d{1,15}$/.test(id) ? Number(id) : 0
    void reply.headers({
      'cache-control': IMMUTABLE,
      // A frame of its own has no origin; its files are no secret.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (path === MANIFEST) {
      const manifest = await findManifest(ctx.db.outside, { module, versionId })
      if (manifest == null) throw notFound(reply)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(manifest))
    }
    const file = await findServedFile(ctx.db.outside, { module, versionId, path })
    if (file === undefined) throw notFound(reply)
    void reply.headers({
      'content-security-policy': framePolicy({ request, ctx, module, versionId }),
      'connection-allowlist': OWN_HOST_ONLY,
    })
    return sendFile(file, ctx, { request, reply })
  })
}

function notFound(reply: FastifyReply): NotFound {
  void reply.header('cache-control', 'no-store')
  return new NotFound(subAppTexts.fileGone)
}

type Framed = {
  request: FastifyRequest
  ctx: Pick<AppContext, 'config'>
  module: string
  versionId: number
}

/** The policy of a version's documents; what it refuses is counted for the version. */
function framePolicy({ request: { protocol, host }, ctx: { config }, module, versionId }: Framed): string {
  const origin = config.publicUrl === undefined ? `${protocol}://${host}` : new URL(config.publicUrl).origin
  return writeFramePolicy(origin, versionAddress(module, versionId), origin + policyReportPath(versionId))
}

function sendFile(
  file: StoredFile,
  { storage }: Pick<AppContext, 'storage'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const { hash, bytes, brotliBytes, mediaType } = file
  void reply.headers({ etag: `"${hash}"`, vary: 'accept-encoding', 'content-type': mediaType })
  if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send()
  if (brotliBytes !== null && acceptedEncoding(request) === 'br')
    return reply
      .headers({ 'content-encoding': 'br', 'content-length': brotliBytes })
      .send(storage.read(brotliKey(hash)))
  return reply.header('content-length', bytes).send(storage.read(fileKey(hash)))
}
