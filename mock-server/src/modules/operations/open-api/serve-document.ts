import { openApi } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import type { OpenApiCall } from '../../open-api-call.ts'

export function mountOpenApiDocument(app: FastifyInstance, calls: readonly OpenApiCall[]): void {
  let document: Readonly<Record<string, unknown>> | undefined
  app.get(openApi.OPENAPI_PATH, async (_request, reply) => {
    // Loaded with the first request: the generator is not needed at the start.
    const { clientDocument } = await import('./openapi-document.ts')
    document ??= clientDocument(calls)
    return reply.header('cache-control', 'no-cache').send(document)
  })
}
