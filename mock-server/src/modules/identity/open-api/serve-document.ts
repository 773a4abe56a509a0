import { openApi } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import type { OpenApiCall } from '../../open-api-call.ts'
import { clientDocument } from './openapi-document.ts'

export function mountOpenApiDocument(app: FastifyInstance, calls: readonly OpenApiCall[]): void {
  let document: Readonly<Record<string, unknown>> | undefined
  app.get(openApi.OPENAPI_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((document ??= clientDocument(calls))),
  )
}
