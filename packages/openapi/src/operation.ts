import { toCapability, successEnvelope, type Call } from '@console/contracts'
import { sample } from 'openapi-sampler'
import type * as z from 'zod'
import { EXAMPLES } from './examples.ts'
import { jsonSchema, type Components, type Schema } from './json-schema.ts'
import { withLeafExamples } from './leaf-examples.ts'

export type Json = Record<string, unknown>

export type OperationSource = {
  call: Call
  /** One line in a list of operations; the call's id where there is none. */
  summary?: string | undefined
  description?: string | undefined
  /** The body that may be sent, where the call itself reads it part by part and so has a looser schema. */
  body?: z.ZodType | undefined
  components: Components
}

/** The security schemes of the document, by who may send a call; one of several is enough. */
const SECURITY: Readonly<Record<Call['access'], readonly string[]>> = {
  public: [],
  session: ['session'],
  client: ['client'],
  frame: ['frame'],
  page: ['session', 'frame'],
}

/** One call as an operation of OpenAPI 3.1. */
export function operation(source: OperationSource): Json {
  const { call, description } = source
  const summary = source.summary ?? firstSentence(description) ?? call.id
  return {
    operationId: call.id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [toCapability(call)],
    ...(call.documented === true ? { 'x-documented': true } : { 'x-capability': toCapability(call) }),
    ...(call.localised === true ? { 'x-localised': true } : {}),
    ...(call.timeoutMs === undefined ? {} : { 'x-timeout-ms': call.timeoutMs }),
    security: SECURITY[call.access].map((name) => ({ [name]: [] })),
    ...parameters(source),
    ...requestBody(source),
    responses: responses(source),
  }
}

/** The first sentence of a description, where it is short enough for a list of operations. */
function firstSentence(description: string | undefined): string | undefined {
  const sentence = description
    ?.split(/(?<=\.)\s/)[0]
    ?.replace(/\s*\([A-Z0-9, -]+\)\.?$/, '')
    .replace(/\.$/, '')
  return sentence === undefined || sentence === '' || sentence.length > 90 ? undefined : sentence
}

function parameters({ call, components }: OperationSource): Json {
  const all = [
    ...(call.params === undefined ? [] : parametersIn('path', call.params)),
    ...parametersIn('query', call.query),
  ]
  return all.length === 0 ? {} : { parameters: all }

  /** A parameter as it is read; only the schema of the sent form knows whether it is required. */
  function parametersIn(location: 'path' | 'query', schema: z.ZodType): Json[] {
    const name = `${call.id}.${location}`
    const sent = jsonSchema(schema, 'input', { name, components })
    const read = jsonSchema(schema, 'output', { name, components })
    return Object.entries(read.properties ?? {}).map(([field, property]) => {
      const ofRead = typeof property === 'object' ? property : {}
      const asSent = sent.properties?.[field]
      const ofSent = typeof asSent === 'object' ? asSent : {}
      // A text that is parsed into another type: only the schema of the sent form can be written.
      const isTurned = Object.keys(ofRead).every((key) => key === '$comment' || key === 'x-ours')
      const { description, ...rest } = isTurned ? ofSent : ofRead
      return {
        name: field,
        in: location,
        required: location === 'path' || (sent.required ?? []).includes(field),
        ...(description === undefined ? {} : { description }),
        ...(rest.type === 'array' ? { style: 'form', explode: true } : {}),
        schema: rest,
        ...parameterExample(field, rest, location === 'path' || (sent.required ?? []).includes(field)),
      }
    })
  }

  function parameterExample(field: string, schema: Schema, isRequired: boolean): Json {
    const { query = {} } = EXAMPLES[call.id] ?? {}
    if (Object.hasOwn(query, field)) return { example: query[field] }
    return isRequired ? { example: sampleValue(schema, components, field) } : {}
  }
}

function requestBody({ call, body = call.body, components }: OperationSource): Json {
  if (call.takes !== undefined)
    // A file has no schema (OpenAPI 3.1.1, 4.8.14.3).
    return {
      requestBody: { required: true, content: Object.fromEntries(call.takes.map((type) => [type, {}])) },
    }
  // A call without a body takes none, null or an empty object.
  if (
    body.safeParse(undefined).success &&
    body.safeParse({}).success &&
    !body.safeParse({ unknown: 1 }).success
  )
    return {}
  const schema = jsonSchema(body, 'input', { name: `${call.id}.body`, components })
  const content =
    call.isForm === true
      ? { 'multipart/form-data': { schema } }
      : {
          'application/json': {
            schema,
            example: withFields(sampleValue(schema, components), EXAMPLES[call.id]?.body),
          },
        }
  return { requestBody: { required: !body.safeParse(undefined).success, content } }
}

function responses({ call, components }: OperationSource): Json {
  return {
    200: {
      description: call.refusals === undefined ? 'Success' : 'Success, or a refusal with its code',
      content:
        call.answersFile === true ? fileContent(call) : { 'application/json': answer(call, components) },
    },
    ...(call.isRevalidated === true
      ? { 304: { description: 'The answer that If-None-Match names still holds' } }
      : {}),
    400: { $ref: '#/components/responses/Refused' },
    ...(call.access === 'public' ? {} : { 401: { $ref: '#/components/responses/Unauthorised' } }),
    429: { $ref: '#/components/responses/Refused' },
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  }
}

function fileContent(call: Call): Json {
  return {
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    ...(call.refusals === undefined ? {} : { 'application/json': { schema: refusal(call) } }),
  }
}

/** An answer that succeeds, the same each time. */
export function exampleAnswer(call: Call): unknown {
  return answer(call, {})['example']
}

function answer(call: Call, components: Components): Json {
  const data = jsonSchema(call.data, 'answer', { name: `${call.id}.data`, components })
  const success = envelopeSchema(call, data)
  return {
    schema: call.refusals === undefined ? success : { anyOf: [success, refusal(call)] },
    example: successEnvelope(call, withFields(sampleValue(data, components), EXAMPLES[call.id]?.data)),
  }
}

function envelopeSchema(call: Call, data: Schema): Schema {
  const { successCode = 0, successStatus = 'success' } = call
  return call.envelope === 'status'
    ? {
        type: 'object',
        properties: {
          status: { const: successStatus },
          data,
          errorMsg: { type: 'null' },
          errorCode: { const: successCode },
        },
        required: ['status', 'data', 'errorMsg', 'errorCode'],
      }
    : {
        type: 'object',
        properties: { code: { const: successCode }, msg: { const: 'success' }, data },
        required: ['code', 'msg', 'data'],
      }
}

/** The sample with these fields instead of its own; undefined fields are left out. */
function withFields(sample: unknown, fields: Readonly<Record<string, unknown>> = {}): unknown {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample
  return Object.fromEntries(
    Object.entries({ ...sample, ...fields }).filter(([, value]) => value !== undefined),
  )
}

/** A refusal of the business comes with HTTP status 200, or with the status that the call's description names. */
function refusal({ envelope, refusals = {} }: Call): Schema {
  const codes: Schema = { enum: [...new Set(Object.values(refusals))], 'x-names': refusals }
  return envelope === 'status'
    ? {
        type: 'object',
        properties: { status: { const: 'error' }, data: {}, errorMsg: { type: 'string' }, errorCode: codes },
        required: ['status', 'errorMsg', 'errorCode'],
      }
    : {
        type: 'object',
        properties: { code: codes, msg: { type: 'string' }, data: {} },
        required: ['code', 'msg'],
      }
}

/** A value that the schema describes, the same each time; `name` is that of the field, where it is one. */
function sampleValue(schema: Schema, components: Components, name = ''): unknown {
  const schemas = Object.fromEntries(
    Object.entries(components).map(([key, component]) => [key, withLeafExamples(component)]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type is that of an older draft
  const source = withLeafExamples(schema, name) as Parameters<typeof sample>[0]
  return sample(source, {}, { components: { schemas } })
}
