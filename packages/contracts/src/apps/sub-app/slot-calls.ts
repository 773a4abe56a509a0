import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id } from '../../shared/wire.ts'
import { module } from './app-version.ts'
import { fieldTarget, MAX_FIELD_CHARACTERS, slotId } from './slots.ts'

/** Switches a contribution of a version off or on, for all companies: by people of the platform and of the company that owns the app. */
export const switchSlot = defineCall({
  id: 'subApp.switchSlot',
  method: 'PUT',
  path: '/api/apps/slots',
  body: z.strictObject({ module, versionId: id, slot: slotId, isOff: z.boolean() }),
})

/** Records whose values are read at once: a page of a list. */
export const MAX_FIELD_RECORDS = 100
/** Values of one record that are saved at once. */
export const MAX_FIELD_VALUES = 100

const recordId = z.string().regex(/^[\w-]{1,64}$/)
const recordIds = z
  .union([z.array(recordId), recordId.transform((one) => [one])])
  .pipe(z.array(recordId).min(1).max(MAX_FIELD_RECORDS))
  .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' })

/** A text has at most 500 characters; an option is written by its value. */
const fieldValue = z.union([typedLine(MAX_FIELD_CHARACTERS).min(1), z.number(), z.boolean()])
const field = { module, field: slotId }

/**
 * Values of the form fields that apps add to records, for who may open the page of these records. An app gets those of its own
 * fields. Fields that the version of the caller does not have are left out.
 */
export const fieldValues = defineCall({
  id: 'subApp.fieldValues',
  path: '/api/apps/field-values',
  access: 'page',
  query: z.strictObject({ target: fieldTarget, recordIds }),
  data: z.object({ values: z.array(z.object({ recordId: z.string(), ...field, value: fieldValue })) }),
})

/** The field is in no version that the caller runs, or is switched off. */
export const FIELD_GONE = 2016

/** Stores values of form fields of apps; null empties a field. A value of another kind than the field has is refused with 400. */
export const saveFieldValues = defineCall({
  id: 'subApp.saveFieldValues',
  method: 'PUT',
  path: '/api/apps/field-values',
  access: 'page',
  body: z.strictObject({
    target: fieldTarget,
    recordId,
    values: z
      .array(z.strictObject({ ...field, value: fieldValue.nullable() }))
      .min(1)
      .max(MAX_FIELD_VALUES)
      .refine((all) => new Set(all.map((one) => `${one.module} ${one.field}`)).size === all.length, {
        message: 'each once',
      }),
  }),
  refusals: { fieldGone: FIELD_GONE },
})
