import type * as z from 'zod'
import type { Call } from './call.ts'

/**
 * A field that the customer's documents do not list. Our server sends and reads it; another platform's answers may lack it,
 * and its requests may leave it out (R60).
 */
export function ours<T extends z.ZodType>(schema: T) {
  return schema.optional().meta({ ours: true })
}

/** An answer of our server, which has every field. */
export type Complete<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> }

/** True where the documents define an answer as a success and no more: nothing else that a platform sends is needed. */
export function isBareSuccess({ data }: Pick<Call, 'data'>): boolean {
  return data.def.type === 'null' || data.safeParse(undefined).success
}
