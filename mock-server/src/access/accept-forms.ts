import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import type { Problem } from '../platform/errors.ts'
import { answerError } from '../platform/http/error-answer.ts'
import { wholeForm } from '../platform/http/whole-form.ts'
import { authenticate } from './authenticate.ts'

/** Room for the form around a file: boundaries, names, other fields. */
const FORM_OVERHEAD_BYTES = 16 * 1024

/** Makes the calls of a scope take forms with a file, within a size limit of their own. */
export function acceptForms(
  scope: FastifyInstance,
  ctx: AppContext,
  { maxFileBytes, tooLarge }: { maxFileBytes: number; tooLarge: () => Problem },
): void {
  // Checked before the body, so that the server buffers no file for a sender without a session.
  scope.addHook('onRequest', async (request) => {
    await authenticate(ctx, request)
  })
  const limits = { parseAs: 'buffer', bodyLimit: maxFileBytes + FORM_OVERHEAD_BYTES } as const
  scope.addContentTypeParser('multipart/form-data', limits, async (request: FastifyRequest, body: Buffer) => {
    const form = await wholeForm(body, request.headers['content-type'] ?? '')
    return form ? Object.fromEntries(form) : {}
  })
  scope.setErrorHandler<FastifyError>((error, request, reply) =>
    answerError(error.statusCode === 413 ? tooLarge() : error, request, reply),
  )
}
