import type { Call } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import openapi from '@console/openapi/openapi.json' with { type: 'json' }
import { isRecord, recordsIn, type Json } from './json.ts'

/** A field of a request as the contract has it. */
export type Field = {
  name: string
  in: 'path' | 'query' | 'body'
  isRequired: boolean
  schema: Json
  /** The example of the contract; undefined where there is none. */
  example: unknown
}

const BY_ID = new Map(CALLS.map((call) => [call.id, call]))

export { CALLS }

export function findCall(id: string): Call {
  const call = BY_ID.get(id)
  if (call === undefined) throw new Error(`The contract has no call ${id}.`)
  return call
}

const OPERATIONS = new Map<string, Json>(
  Object.values<Json>(openapi.paths).flatMap((item) =>
    Object.values(item)
      .filter(isRecord)
      .map((operation) => [String(operation['operationId']), operation] as const),
  ),
)

const FIELDS = new Map<string, readonly Field[]>()

/** The fields of a call's request, of the description that is generated from the contract. */
export function requestFields({ id }: Pick<Call, 'id'>): readonly Field[] {
  const known = FIELDS.get(id)
  if (known !== undefined) return known
  const operation = OPERATIONS.get(id) ?? {}
  const fields = [...parameters(operation), ...bodyFields(operation)]
  FIELDS.set(id, fields)
  return fields
}

function parameters(operation: Json): Field[] {
  return recordsIn(operation['parameters']).map((parameter) => ({
    name: String(parameter['name']),
    in: parameter['in'] === 'path' ? 'path' : 'query',
    isRequired: parameter['required'] === true,
    schema: isRecord(parameter['schema']) ? parameter['schema'] : {},
    example: parameter['example'],
  }))
}

function bodyFields(operation: Json): Field[] {
  const content = isRecord(operation['requestBody']) ? operation['requestBody']['content'] : undefined
  const json = isRecord(content) ? content['application/json'] : undefined
  if (!isRecord(json) || !isRecord(json['schema'])) return []
  const schema = objectSchema(json['schema'])
  const example = isRecord(json['example']) ? json['example'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).map(
    ([name, property]) => ({
      name,
      in: 'body',
      isRequired: required.includes(name),
      schema: isRecord(property) ? property : {},
      example: example[name],
    }),
  )
}

/** Finds the object in a choice, such as "an object or nothing". */
function objectSchema(schema: Json): Json {
  if (schema['properties'] !== undefined) return schema
  return (
    recordsIn(schema['anyOf'] ?? schema['oneOf'])
      .map(objectSchema)
      .find((one) => one['properties']) ?? {}
  )
}

export const hasJsonBody = (call: Call): boolean => requestFields(call).some((field) => field.in === 'body')

/** The types that a value of a field may have, of each of its choices. */
export function fieldTypes({ schema }: Field): string[] {
  const choices = [schema, ...recordsIn(schema['anyOf'] ?? schema['oneOf'])]
  return choices.flatMap((choice) => [choice['type']].flat()).filter((type) => typeof type === 'string')
}

export const isNumber = (field: Field): boolean => {
  const types = fieldTypes(field).filter((type) => type !== 'null')
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number')
}

export const PAGE_FIELDS = ['pageIndex', 'pageNum', 'current']
export const SIZE_FIELDS = ['pageSize', 'size']

/** `GET /path` as people write it. */
export const addressText = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
