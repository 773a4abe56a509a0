import * as z from 'zod'
import { typedText } from './text.ts'

/** An id on the HTTP wire: a positive whole number below 2^53. */
export const id = z.int().positive()

/** A code or an id of which the customer's documents do not say whether it is a text. */
export const textOrNumber = z.union([z.string(), z.number().transform(String)])

/** A list of a tree's node, which a platform may leave out where it is empty. */
export const listOrNone = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

/** Whole unix seconds. */
export const unixSeconds = z.int().min(0).max(253_402_300_799)

/** A whole number in a query string, where everything arrives as text. */
export function queryInt(min: number, max: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))
}

/** The largest number of a four-byte column: what is stored in one is limited by it. */
export const MAX_INT4 = 2_147_483_647

/** Number of changes of a record, from 1 on. A change names the one that it was made on; another answers 409. */
export const version = z.int().min(1).max(MAX_INT4)
/** As `version`, and 0 for a record that nobody has changed. */
export const versionFromZero = z.int().min(0).max(MAX_INT4)
export const queryVersion = queryInt(1, MAX_INT4)
export const queryVersionFromZero = queryInt(0, MAX_INT4)

export const queryId = queryInt(1, Number.MAX_SAFE_INTEGER)
/** Ids under a repeated name, which arrive as one text where there is one; at most `max`, each once. */
export function queryIds(max: number) {
  return z
    .union([z.array(queryId), queryId.transform((one) => [one])])
    .pipe(z.array(id).min(1).max(max))
    .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' })
}
export const queryUnixSeconds = queryInt(0, 253_402_300_799)
/** A day as `YYYYMMDD`, of the tenant's zone, from the year 2000 on. An invalid day ends all further checks. */
export const queryDay = z
  .string()
  .regex(/^2\d{7}$/, { abort: true })
  .refine(isDay, { abort: true })
/** As `queryDay`, written `YYYY-MM-DD`. */
export const queryIsoDay = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, { abort: true })
  .refine(isDay, { abort: true })

function isDay(text: string): boolean {
  const day = text.replace(/^(....)(..)(..)$/, '$1-$2-$3')
  const time = Date.parse(`${day}T00:00:00Z`)
  // Some parsers move the 30th of February on to March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export const queryFlag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
])

/** Free text in a filter: trimmed, bounded. */
export const filterText = typedText().max(200)

/** A call without query, and one without body. Unknown keys are refused so that a misspelt filter is not silently lost. */
export const noQuery = z.strictObject({})
export const noBody = z.union([z.undefined(), z.null(), z.strictObject({})])

/** Languages of the interface (SHELL-076). */
export const language = z.enum(['zh', 'en'])
export type Language = z.output<typeof language>

/** Page size of every table without its own rule (SHELL-097, ERR-036). */
export const DEFAULT_PAGE_SIZE = 10
export const FIRST_PAGE = 1
/** Deeper pages and longer ones are refused. */
export const MAX_PAGE = 1000
export const MAX_PAGE_SIZE = 100
/** The page of a list, in a query string. */
export function queryPage(pageSize = DEFAULT_PAGE_SIZE) {
  return {
    pageIndex: queryInt(1, MAX_PAGE).default(FIRST_PAGE),
    pageSize: queryInt(1, MAX_PAGE_SIZE).default(pageSize),
  }
}
/** Lists are counted exactly up to here and shown as "10,000+" beyond (R35). */
export const EXACT_COUNT_LIMIT = 10_000

/** Restrictions that a value of the right type may still break; a refusal says in words what is accepted. */
export type Restriction = 'storable' | 'milliseconds' | 'hundredths' | 'secretInQuery' | 'addressInQuery'
export const restricted = (restriction: Restriction) => ({ params: { restriction } })
