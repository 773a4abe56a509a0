import { openApi } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

export function mountOpenApiDocument(app: FastifyInstance): void {
  const document = openApiDocument()
  app.get(openApi.OPENAPI_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
}
