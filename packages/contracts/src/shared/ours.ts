import type * as z from 'zod'
import type { Call } from './call.ts'

/**
 * A field that the customer's documents do not list. Our server sends and reads it; another platform's answers may lack it,
 * and its requests may leave it out (R60).
 */
export function ours<T extends z.ZodType>(schema: T) {
  return schema.optional().meta({ ours: true })
}

/** As our server answers: with every field. */
export type Complete<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> }

/** True where the documents say of an answer no more than that it is a success: whatever else a platform sends is not needed. */
export function isBareSuccess({ data }: Pick<Call, 'data'>): boolean {
  return data.def.type === 'null' || data.safeParse(undefined).success
}
