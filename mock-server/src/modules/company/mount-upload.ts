import { company } from '@console/contracts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { authenticate } from '../../http/authenticate.ts'
import { answerError } from '../../http/error-answer.ts'
import { registerRoutes } from '../../http/register-routes.ts'
import { logoTooLarge, uploadLogo } from './upload-logo.ts'

/** Room for the form around the file: boundaries, names, the purpose. */
const FORM_OVERHEAD_BYTES = 16 * 1024

/** The one call whose body is a form, with a size limit of its own. */
export function mountLogoUpload(app: FastifyInstance, ctx: AppContext): void {
  app.register(async (scope) => {
    // Before the body: nobody without a session has the server hold two megabytes for them.
    scope.addHook('onRequest', async (request) => {
      await authenticate(ctx, request)
    })
    const limits = { parseAs: 'buffer', bodyLimit: company.LOGO_MAX_BYTES + FORM_OVERHEAD_BYTES } as const
    scope.addContentTypeParser(
      'multipart/form-data',
      limits,
      async (request: FastifyRequest, body: Buffer) => {
        const form = await formOf(body, request.headers['content-type'] ?? '')
        return form ? Object.fromEntries(form) : {}
      },
    )
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      answerError(error.statusCode === 413 ? logoTooLarge() : error, request, reply),
    )
    registerRoutes(scope, ctx, [uploadLogo])
  })
}

/** Null when the body is no form. */
async function formOf(body: Buffer, contentType: string): Promise<FormData | null> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  // oxlint-disable-next-line typescript/no-deprecated -- advised against for bodies of any length; this one is limited
  return response.formData().catch(() => null)
}
