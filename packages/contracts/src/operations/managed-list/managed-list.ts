import * as z from 'zod'
import { defineCall, type Call } from '../../shared/call.ts'
import { foldText } from '../../shared/fold-text.ts'
import { typedText } from '../../shared/text.ts'
import { DAY_MS } from '../../shared/units.ts'
import {
  id,
  type noBody,
  queryId,
  queryIsoDay,
  queryPage,
  queryVersion,
  unixSeconds,
  version,
} from '../../shared/wire.ts'

/** Answers of the server for a record that cannot be saved or deleted (HTTP 200 with a code). */
export const MANAGED_REFUSALS = {
  /** Another record of the list has this name. */
  nameTaken: 1601,
  /** Something else depends on the record. */
  inUse: 1602,
} as const
/** The refusals of a list whose records have names, and of a list whose records others depend on. */
export const NAME_TAKEN = { nameTaken: MANAGED_REFUSALS.nameTaken }
export const IN_USE = { inUse: MANAGED_REFUSALS.inUse }

/** Longest name, and longest text, of a record. */
export const MAX_NAME_CHARACTERS = 200
export const MAX_TEXT_CHARACTERS = 4000
/** Texts of one record at most: steps, phrases, similar wordings. */
export const MAX_TEXTS = 50

/** Fields that many records have. They are trimmed, and their input is what comes out. */
export const nameText = typedText().min(1).max(MAX_NAME_CHARACTERS)
export const longText = z.string().trim().min(1).max(MAX_TEXT_CHARACTERS)
/** Texts in their order, each once. */
export const textList = z
  .array(nameText)
  .max(MAX_TEXTS)
  .refine((texts) => new Set(texts.map(foldText)).size === texts.length, {
    message: 'each once',
  })

/** The same, at least one. */
export const requiredTexts = textList.min(1)
/** Questions of the same business, each once. */
export const questionIds = z
  .array(id)
  .max(MAX_TEXTS)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' })

/** The longest range of days that these pages add up. */
export const MAX_RANGE_DAYS = 92
/** One business over some days of the tenant's zone, `YYYY-MM-DD`, both included. */
export const rangeFields = { bizTypeId: queryId, from: queryIsoDay, to: queryIsoDay }
/** Checks that the days are in order, and not too many. */
export function checkedDays<Form extends z.ZodType<{ from: string; to: string }>>(form: Form): Form {
  return form
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'rangeBackwards' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_RANGE_DAYS * DAY_MS, {
      path: ['to'],
      message: `at most ${MAX_RANGE_DAYS} days`,
    })
}

/** Fields of every record beside its own. */
const managedFacts = {
  id,
  /** The business type that it belongs to; null: it is the whole company's. */
  bizTypeId: id.nullable(),
  /** Counts the changes: a change or deletion names the one it was made on, another answers 409. */
  version,
  updatedAt: unixSeconds,
  /** The person who changed it last; null: it came with the system. */
  updatedBy: z.string().nullable(),
}
export type ManagedRecord = z.output<z.ZodObject<typeof managedFacts>>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers pass numbers; text is only how an address carries them
export const idInQuery = queryId as z.ZodType<number, number>
/** Scope of a list's records: one business type, or the whole company. */
export const OF_BUSINESS = { bizTypeId: idInQuery }
export const OF_COMPANY = {}

export type ListPage = { pageIndex: number; pageSize: number }

/**
 * A small list that people keep by hand: read by pages, made, changed, deleted. Defined once, and read by the server's
 * routes, its store, and the page.
 */
export type ManagedList<Scope, Filters, Draft, Row extends ManagedRecord> = {
  list: Call<
    z.ZodType<Scope & Filters & ListPage, Scope & Filters & Partial<ListPage>>,
    typeof noBody,
    z.ZodType<{ records: Row[]; total: number }, { records: Row[]; total: number }>
  >
  create: Call<z.ZodType<Scope, Scope>, z.ZodType<Draft, Draft>, z.ZodType<Row, Row>>
  update: Call<typeof versionQuery, z.ZodType<Draft, Draft>, z.ZodType<Row, Row>, typeof idParams>
  remove: Call<typeof versionQuery, typeof noBody, z.ZodNull, typeof idParams>
  /** A record as it is answered. */
  row: z.ZodType<Row, Row>
}

/** The record that an action is about, and the version of it that the person has seen; another answers 409. */
export const idParams = z.strictObject({ id: queryId })
export const versionQuery = z.strictObject({ version: queryVersion })

type Refusals = NonNullable<Call['refusals']>
type Shape = z.core.$ZodShape
// zod reads an empty shape as a record without any key, which is nothing at all once it is joined with others.
type ValueOf<S extends Shape> = keyof S extends never ? {} : z.output<z.ZodObject<S, z.core.$strict>>

type ManagedListDefinition<S extends Shape, F extends Shape, D extends Shape, X extends Shape> = {
  /** `<domain>.<list>`: begins the ids of the calls. */
  id: string
  path: `/${string}`
  scope: S
  filters: F
  /** Fields that people write. */
  draft: D
  /** Fields that the server adds to it. */
  facts: X
  /** The refusals of each change. Without them saving refuses a name that is taken, and deleting nothing. */
  refusals?: { create?: Refusals; update?: Refusals; remove?: Refusals }
}

/** The calls of a managed list. */
export function managedList<S extends Shape, F extends Shape, D extends Shape, X extends Shape>(
  definition: ManagedListDefinition<S, F, D, X>,
): ManagedList<ValueOf<S>, ValueOf<F>, ValueOf<D>, ManagedRecord & ValueOf<D> & ValueOf<X>> {
  const { id: name, path, scope, filters, draft, facts, refusals = {} } = definition
  const row = z.object({ ...managedFacts, ...draft, ...facts })
  const shared = { access: 'page', envelope: 'status' } as const
  const itemPath = `${path}/:id` as const
  const calls = {
    list: defineCall({
      ...shared,
      id: `${name}.list`,
      path,
      query: z.strictObject({ ...scope, ...filters, ...queryPage() }),
      data: z.object({ records: z.array(row), total: z.int() }),
    }),
    create: defineCall({
      ...shared,
      id: `${name}.create`,
      method: 'POST',
      path,
      query: z.strictObject(scope),
      body: z.strictObject(draft),
      data: row,
      ...listed(refusals.create ?? NAME_TAKEN),
    }),
    update: defineCall({
      ...shared,
      id: `${name}.update`,
      method: 'PUT',
      path: itemPath,
      params: idParams,
      query: versionQuery,
      body: z.strictObject(draft),
      data: row,
      ...listed(refusals.update ?? NAME_TAKEN),
    }),
    remove: defineCall({
      ...shared,
      id: `${name}.remove`,
      method: 'DELETE',
      path: itemPath,
      params: idParams,
      query: versionQuery,
      ...listed(refusals.remove ?? {}),
    }),
    row,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compute the values of shapes that it does not know yet; they are those of the type
  return calls as unknown as ManagedList<
    ValueOf<S>,
    ValueOf<F>,
    ValueOf<D>,
    ManagedRecord & ValueOf<D> & ValueOf<X>
  >
}

/** A call that refuses nothing lists nothing. */
function listed(refusals: Refusals): Pick<Call, 'refusals'> {
  return Object.keys(refusals).length === 0 ? {} : { refusals }
}
