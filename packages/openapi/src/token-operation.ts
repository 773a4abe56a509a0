import { openApi } from '@console/contracts'
import type * as z from 'zod'
import { jsonSchema } from './json-schema.ts'
import type { Json } from './operation.ts'

/** The one call without an envelope: where an API client gets its access token. */
export function tokenOperation(): Json {
  const form = {
    type: 'object',
    properties: {
      grant_type: { const: 'client_credentials' },
      client_id: { type: 'string', description: 'Here or, with the secret, as HTTP Basic authorization' },
      client_secret: { type: 'string' },
    },
    required: ['grant_type'],
  }
  const json = (schema: z.ZodType) => ({
    'application/json': { schema: jsonSchema(schema, 'answer', { name: 'token', components: {} }) },
  })
  const refused = (description: string) => ({ description, content: json(openApi.tokenRefusal) })
  return {
    operationId: 'oauth.token',
    summary: 'An access token for the id and secret of a client (RFC 6749, section 4.4)',
    description:
      'Issues an access token to an API client, valid for an hour (RFC 6749, section 4.4). Unknown, disabled and wrong clients are refused alike; ' +
      '429 beyond 60 tokens of a client in a minute.',
    tags: ['openApi'],
    'x-capability': 'openApi',
    security: [],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
    responses: {
      200: { description: 'The token', content: json(openApi.tokenAnswer) },
      400: refused('The request is not one for a token'),
      401: refused('The client or its secret is wrong, or the client is disabled'),
      429: refused('Too many requests; Retry-After says how long to wait'),
      '5XX': { description: 'The server failed' },
    },
  }
}
