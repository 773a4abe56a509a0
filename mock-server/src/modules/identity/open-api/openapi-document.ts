import { openApi, type Call } from '@console/contracts'
import { z } from 'zod'
import type { OpenApiCall } from '../../open-api-call.ts'

type Json = Readonly<Record<string, unknown>>

const SECURITY_SCHEME = 'client'
const API_VERSION = '1'

/** OpenAPI 3.1 of everything that an API client may call, made from the contract itself. */
export function openApiDocument(calls: readonly OpenApiCall[]): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Console API',
      version: API_VERSION,
      description:
        'Reads what the company has, and takes in what happened. A client gets an access token with its id and secret, ' +
        'and sends it as the bearer of every call. Every call is counted per path and day.',
    },
    components: {
      securitySchemes: {
        [SECURITY_SCHEME]: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: openApi.TOKEN_PATH, scopes: {} } },
        },
      },
      schemas: { Refusal: refusalSchema },
    },
    security: [{ [SECURITY_SCHEME]: [] }],
    paths: {
      [openApi.TOKEN_PATH]: { post: tokenOperation() },
      ...Object.fromEntries(calls.map((entry) => [templateOf(entry.call), pathItem(entry)])),
    },
  }
}

const refusalSchema: Json = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string', description: 'In the language of Accept-Language' },
    data: { description: 'Detail: `fields` or `refusal` of a 400, `retryAfterSeconds` of a 429' },
  },
  required: ['code', 'msg'],
}

/** As OpenAPI writes the parameters of a path. */
const templateOf = ({ path }: Call): string => path.replace(/:(\w+)/g, '{$1}')

const refused = (description: string): Json => ({
  description,
  ...json({ $ref: '#/components/schemas/Refusal' }),
})

/** Of a call that anybody may send and that is cached. */
const publicAnswers = (): Json => ({
  304: { description: 'The answer that If-None-Match names still holds' },
  400: refused('A parameter was not accepted; `fields` says which'),
})

function pathItem({ call, summary, body }: OpenApiCall): Json {
  return {
    [call.method.toLowerCase()]: {
      operationId: call.id,
      summary,
      ...(call.access === 'public' ? { security: [] } : {}),
      parameters: [
        ...(call.params === undefined ? [] : parametersOf(call.params, 'path')),
        ...parametersOf(call.query, 'query'),
      ],
      ...bodyOf(call, body),
      responses: {
        200: { description: 'Success', ...json(envelopeSchema(call)) },
        ...(call.access === 'public' ? publicAnswers() : refusalsOf(call, body)),
        ...(call.access === 'public' ? {} : { 401: refused('No access token, or one that has ended') }),
        429: refused('Too many calls; Retry-After says how long to wait'),
      },
    },
  }
}

function bodyOf({ takes }: Call, body: z.ZodType | undefined): Json {
  if (takes !== undefined) {
    // What is no JSON has no schema (OpenAPI 3.1.1, 4.8.14.3).
    return { requestBody: { required: true, content: Object.fromEntries(takes.map((type) => [type, {}])) } }
  }
  return body === undefined ? {} : { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }
}

function refusalsOf({ takes }: Call, body: z.ZodType | undefined): Json {
  if (takes !== undefined) {
    return {
      400: refused('A parameter or the contents were not accepted; `refusal` says why'),
      404: refused('There is nothing that it belongs to'),
      409: refused('There are other contents already'),
      413: refused('The contents are larger than allowed'),
      415: refused('The Content-Type is none of those taken'),
    }
  }
  if (body === undefined) {
    return {
      400: refused('A parameter was not accepted'),
      403: refused('The person who made the client may not see this'),
    }
  }
  return {
    400: refused('The body was not accepted as a whole'),
    413: refused('The body is larger than allowed'),
  }
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

function envelopeSchema({ data }: Call): Json {
  return {
    type: 'object',
    properties: { code: { const: 0 }, msg: { const: 'success' }, data: schemaOf(data, 'output') },
    required: ['code', 'msg', 'data'],
  }
}

/** What a parameter is once read, and whether it has to be sent, which only the schema of what is sent knows. */
function parametersOf(schema: z.ZodType, location: 'path' | 'query'): Json[] {
  const { properties = {} } = objectSchema.parse(schemaOf(schema, 'output'))
  const { required = [] } = objectSchema.parse(schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, { description, ...of }]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: of,
  }))
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })).optional(),
  required: z.array(z.string()).optional(),
})

/** An answer may get more members with time: the schema must not say that there are no others. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return rest
}

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
  const refused = (description: string) => ({
    description,
    ...json(schemaOf(openApi.tokenRefusal, 'output')),
  })
  return {
    operationId: 'oauth.token',
    summary: 'An access token for the id and secret of a client (RFC 6749, section 4.4)',
    security: [],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
    responses: {
      200: { description: 'The token', ...json(schemaOf(openApi.tokenAnswer, 'output')) },
      400: refused('The request is not one for a token'),
      401: refused('The client or its secret is wrong, or the client is disabled'),
      429: refused('Too many requests; Retry-After says how long to wait'),
    },
  }
}
