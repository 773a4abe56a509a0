import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { BadRequest, NotFound, refuse } from '../../../platform/errors.ts'
import {
  canOpenSomeRecord,
  findAppFields,
  requireRecordPage,
  takesValue,
  type AppField,
} from './app-fields.ts'
import {
  findFieldValues,
  isRecord,
  lockFieldValues,
  saveFieldValue,
  type FieldValue,
} from './field-value.store.ts'
import { subAppTexts } from './sub-app.messages.ts'

type Change = { module: string; field: string; value: FieldValue | null }

export const saveFieldValues = route(subApp.saveFieldValues, {
  policy: canOpenSomeRecord,
  handler: async ({ ctx, tx, session, body: { target, recordId, values } }) => {
    requireRecordPage(session, target)
    const fields = await findAppFields(tx, session, target)
    const changes = values.map((change, index) => toChange(change, { fields, index }))
    if (!(await isRecord(tx, { target, recordId }))) throw new NotFound()
    await lockFieldValues(tx, { target, recordId })
    const stored = await findFieldValues(tx, { target, recordIds: [recordId] })
    const present = new Map(stored.map(({ appId, field, value }) => [`${appId} ${field}`, value]))
    const changed = changes.flatMap(({ appId, ...change }) => {
      const before = present.get(`${appId} ${change.field}`) ?? null
      return before === change.value ? [] : [{ appId, ...change, before }]
    })
    if (changed.length === 0) return null
    const saved = { target, recordId, savedAt: ctx.clock.now(), savedBy: session.userId }
    for (const { appId, field, value } of changed) await saveFieldValue(tx, { ...saved, appId, field, value })
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.saveFieldValues',
      target: `${target} ${recordId}`,
      before: Object.fromEntries(changed.map(({ module, field, before }) => [`${module}.${field}`, before])),
      after: Object.fromEntries(changed.map(({ module, field, value }) => [`${module}.${field}`, value])),
    })
    return null
  },
})

/** Throws for a field that the person's versions do not have, and for a value that it does not take. */
function toChange(
  change: Change,
  { fields, index }: { fields: readonly AppField[]; index: number },
): Change & { appId: number } {
  const { module, field, value } = change
  const found = fields.find((one) => one.module === module && one.contribution.id === field)
  if (found === undefined) throw refuse(subApp.SUB_APP_REFUSALS.fieldGone, subAppTexts.fieldGone)
  if (value !== null && !takesValue(found.contribution, value))
    throw new BadRequest({ [`values.${index}.value`]: found.contribution.input })
  return { ...change, appId: found.appId }
}
