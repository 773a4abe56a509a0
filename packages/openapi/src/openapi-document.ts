import { failureDetail, openApi, type Call } from '@console/contracts'
import { jsonSchema, type Components, type Schema } from './json-schema.ts'
import { operation, type Json, type OperationSource } from './operation.ts'
import { tokenOperation } from './token-operation.ts'

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

/** Either envelope, as the call has it. */
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
