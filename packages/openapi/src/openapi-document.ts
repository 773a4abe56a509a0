import { type Call, failureDetail, openApi } from '@console/contracts'
import type * as z from 'zod'
import { type Components, jsonSchema, type Schema } from './json-schema.ts'
import { type Json, operation, type OperationSource } from './operation.ts'

export type DocumentSource = {
  title: string
  version: string
  description: string
  operations: readonly Omit<OperationSource, 'components'>[]
}

/** OpenAPI 3.1 of calls of the contract, and of the way to an access token. */
export function openApiDocument({ title, version, description, operations }: DocumentSource): Json {
  const components: Components = {}
  const paths: Record<string, Json> = { [openApi.TOKEN_PATH]: { post: tokenOperation() } }
  for (const source of operations) {
    const item = (paths[pathTemplate(source.call)] ??= {})
    item[source.call.method.toLowerCase()] = operation({ ...source, components })
  }
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    servers: [{ url: '/', description: 'The platform' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `session.login` answers, of a person who is signed in.',
        },
        frame: { type: 'http', scheme: 'bearer', description: 'The token that `frame.exchange` answers.' },
        client: {
          type: 'oauth2',
          description: 'The access token of an API client.',
          flows: { clientCredentials: { tokenUrl: openApi.TOKEN_PATH, scopes: {} } },
        },
      },
      responses: {
        Unauthorised: failed('No token, or one that has ended.'),
        Refused: failed(
          '400: a field was not accepted, `fields` says which. 403: the person may not. 404: there is no such call or record. ' +
            '409: the record was changed meanwhile. 413: too large. 429: too often, `retryAfterSeconds` says how long to wait.',
        ),
        Failed: failed('The server failed; `requestId` names the failure in its log.'),
      },
      schemas: { ...components, Failure: failureSchema() },
    },
  }
}

/** As OpenAPI writes the parameters of a path. */
const pathTemplate = ({ path }: Call): string => path.replace(/:(\w+)/g, '{$1}')

const failed = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

/** The schema of a failure in either of the two envelopes. */
function failureSchema(): Schema {
  const detail = jsonSchema(failureDetail, 'answer', { name: 'Failure', components: {} })
  const data: Schema = { anyOf: [detail, { type: 'null' }] }
  return {
    anyOf: [
      {
        type: 'object',
        properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
        required: ['code', 'msg'],
      },
      {
        type: 'object',
        properties: {
          status: { const: 'error' },
          data,
          errorMsg: { type: 'string' },
          errorCode: { type: 'integer' },
        },
        required: ['status', 'errorMsg', 'errorCode'],
      },
    ],
  }
}

/** The one call without an envelope: where an API client gets its access token. */
function tokenOperation(): Json {
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
