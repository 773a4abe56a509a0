import * as z from 'zod'
import * as contracts from '../index.ts'
import { toCapability, type Call, type DataOf } from './call.ts'
import { collectCalls } from './collect-calls.ts'

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.values(collectCalls(contracts))

/** Every domain with calls that the customer's documents do not have. */
export const ALL_CAPABILITIES: string[] = [
  ...new Set(CALLS.filter(({ documented }) => documented !== true).map(toCapability)),
].toSorted()

/** True for a field that the customer's documents do not list: see `ours`. */
export function isOurs(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.['ours'] === true
}

/** An answer with nothing but what the customer's documents list. */
export function documentedAnswer<C extends Call>(call: C, answer: DataOf<C>): DataOf<C> {
  const documented = isOurs(call.data) ? undefined : withoutOurs(call.data, answer)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields that may be absent are left out
  return documented as DataOf<C>
}

/** Names of the fields that an answer must have, including those of its rows and of parts that may be absent. */
export function requiredFields({ data }: Call): string[] {
  return collectRequired(data)
}

function collectRequired(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodCatch) return []
  if (schema instanceof z.ZodArray) return collectRequired(schema.element)
  if (schema instanceof z.ZodNullable) return collectRequired(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
    if (isOurs(field) || hasFallback(field)) return []
    return field instanceof z.ZodOptional || field instanceof z.ZodDefault
      ? collectRequired(field.unwrap())
      : [name, ...collectRequired(field)]
  })
}

/** True for a field that yields a value whatever is sent. */
function hasFallback(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodPipe) return hasFallback(field.in)
  return field instanceof z.ZodCatch
}

function withoutOurs(schema: z.core.$ZodType, value: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return withoutOurs(schema.unwrap(), value)
  if (schema instanceof z.ZodPipe) return withoutOurs(schema.in, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => withoutOurs(schema.element, item))
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const shape = new Map<string, z.core.$ZodType>(Object.entries(schema.shape))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const field = shape.get(name)
      return field === undefined || isOurs(field) ? [] : [[name, withoutOurs(field, part)]]
    }),
  )
}
