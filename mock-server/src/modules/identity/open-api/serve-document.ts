import { openApi } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import type { OpenApiCall } from '../../open-api-call.ts'
import { openApiDocument } from './openapi-document.ts'

export function mountOpenApiDocument(app: FastifyInstance, calls: readonly OpenApiCall[]): void {
  const document = openApiDocument(calls)
  app.get(openApi.OPENAPI_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
}
