import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canOpenSomeRecord, findAppFields, requireRecordPage, takesValue } from './app-fields.ts'
import { findFieldValues } from './field-value.store.ts'

/** A value that the field of the running version does not take any more is left out, as those of fields that are gone. */
export const listFieldValues = route(subApp.fieldValues, {
  policy: canOpenSomeRecord,
  handler: async ({ tx, session, query: { target, recordIds } }) => {
    requireRecordPage(session, target)
    const fields = await findAppFields(tx, session, target)
    const stored = fields.length === 0 ? [] : await findFieldValues(tx, { target, recordIds })
    const values = stored.flatMap(({ appId, recordId, field, value }) => {
      const found = fields.find((one) => one.appId === appId && one.contribution.id === field)
      if (found === undefined || !isValue(value) || !takesValue(found.contribution, value)) return []
      return [{ recordId, module: found.module, field, value }]
    })
    return { values }
  },
})

function isValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
