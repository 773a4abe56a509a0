import { company } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../../../access/accept-forms.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { logoTooLarge, uploadLogo } from './upload-logo.ts'

/** The call whose body is a form with a picture. */
export function mountLogoUpload(app: FastifyInstance, ctx: AppContext): void {
  app.register(async (scope) => {
    acceptForms(scope, ctx, { maxFileBytes: company.LOGO_MAX_BYTES, tooLarge: logoTooLarge })
    registerRoutes(scope, ctx, [uploadLogo])
  })
}
