import type { Call, Language } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AppContext } from '../platform/context/context.ts'
import type { Problem } from '../platform/errors.ts'
import { FORM_OVERHEAD_BYTES, SentForm } from '../platform/http/sent-file.ts'
import { authenticate } from './authenticate.ts'
import type { Policy } from './policy.ts'
import { requireAllowed, type RequestMeta, type Route } from './route.ts'
import type { Session } from './session.ts'

/** Time in which a refused sender may still send, so that it reads its answer; then its connection ends. */
const DRAIN_MS = 30_000

/** Makes the calls of a scope take forms with a file as streams: never is a whole file in memory. */
export function acceptUploads(
  scope: FastifyInstance,
  ctx: AppContext,
  { maxFileBytes, tooLarge }: { maxFileBytes: number; tooLarge: () => Problem },
): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, isSlowBody: true }
  })
  // Checked before the body, so that the server takes in no file for a sender without a session.
  scope.addHook('onRequest', async (request) => {
    await authenticate(ctx, request)
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    const { 'content-length': length, 'content-type': contentType = '' } = request.headers
    if (Number(length ?? 0) > maxFileBytes + FORM_OVERHEAD_BYTES) done(tooLarge())
    else done(null, new SentForm(payload, contentType))
  })
  scope.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
    const end = setTimeout(() => raw.destroy(), DRAIN_MS)
    raw.once('close', () => clearTimeout(end))
  })
}

export type UploadInput = {
  readonly ctx: AppContext
  readonly request: RequestMeta
  readonly language: Language
  readonly session: Session
  /** Parameters of the address, not checked yet. */
  readonly query: unknown
  /** Not read yet; null where there is no body. */
  readonly form: SentForm | null
}

/** A call whose body is a form with a file, read as it comes. */
export function uploadRoute<D extends z.ZodType>(
  call: Call<z.ZodType, z.ZodType, D>,
  { policy, handler }: { policy: Policy; handler: (input: UploadInput) => Promise<z.input<D>> },
): Route {
  return {
    call,
    policy,
    allowedBeforePasswordChange: false,
    allowedBeforeFactor: false,
    run: async (raw) => {
      const session = requireAllowed(call, policy, raw)
      const { ctx, request, language, query, body } = raw
      return handler({ ctx, request, language, session, query, form: body instanceof SentForm ? body : null })
    },
  }
}
