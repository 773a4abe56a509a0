import { openApiDocument } from '@console/openapi'
import type { OpenApiCall } from '../../open-api-call.ts'

/** OpenAPI 3.1 of everything that an API client may call, made from the contract itself. */
export function clientDocument(calls: readonly OpenApiCall[]): Readonly<Record<string, unknown>> {
  return openApiDocument({
    title: 'Console API',
    version: '1',
    description:
      'Reads what the company has, and takes in what happened. A client gets an access token with its id and secret, ' +
      'and sends it as the bearer of every call. Every call is counted per path and day.',
    operations: calls,
  })
}
