import * as z from 'zod'
import { SlotFailure } from '../host/host-slots.ts'
import { plainText } from '../isolated-app/plain-text.ts'
import {
  MAX_ELEMENT_TEXT_CHARACTERS,
  MAX_ELEMENTS,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type SlotElement,
} from '../slots/elements.ts'
import type { SlotAnswers, SlotRequest } from '../slots/messages.ts'

const text = z.string().max(MAX_ELEMENT_TEXT_CHARACTERS).transform(plainText)
const shown = z.string().min(1).max(MAX_ELEMENT_TEXT_CHARACTERS).transform(plainText)
const tone = z.enum(['plain', 'secondary', 'success', 'warning', 'error']).exactOptional()
/** An address of the console, or one of the web that opens in a new window. Browsers read `\` as `/`. */
const address = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\\\s]*$/)

const element: z.ZodType<SlotElement> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text, tone }),
  z.strictObject({ type: z.literal('badge'), text: shown, tone }),
  z.strictObject({ type: z.literal('link'), text: shown, to: address }),
  z.strictObject({
    type: z.literal('button'),
    text: shown,
    press: z.string().min(1).max(200),
    isPrimary: z.boolean().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('table'),
    columns: z.array(text).min(1).max(MAX_TABLE_COLUMNS),
    rows: z.array(z.array(text).max(MAX_TABLE_COLUMNS)).max(MAX_TABLE_ROWS),
  }),
])

const elements = z.array(element).max(MAX_ELEMENTS)
/** A cell has no room for a table. */
const cell = element.refine(({ type }) => type !== 'table').nullable()

type Readers = { [Method in keyof SlotAnswers]: z.ZodType<SlotAnswers[Method]> }
const readers: Readers = {
  cells: z.record(z.string(), cell),
  draw: elements,
  press: elements,
  run: z.null(),
  validate: shown.nullable(),
}

/** Parses an answer; throws a `SlotFailure` that says where it is not. */
export function readAnswer<Method extends SlotRequest['method']>(
  method: Method,
  value: unknown,
): SlotAnswers[Method] {
  const { data, error } = readers[method].safeParse(value)
  if (error === undefined) return data
  const [issue] = error.issues
  const isTooLarge = issue?.code === 'too_big'
  const where = issue?.path.join('.') ?? ''
  throw new SlotFailure(
    isTooLarge ? 'tooLarge' : 'failed',
    `${method}${where === '' ? '' : ` at ${where}`}: ${issue?.message ?? 'unknown form'}`,
  )
}
