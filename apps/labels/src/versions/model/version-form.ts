import type { label } from '@console/contracts'
import { toForm, type LabelForm } from '../../model/label-form.ts'

type NumberedForm = { number: number; form: LabelForm }
export type TwoVersions = { before: NumberedForm; after: NumberedForm }

/** A version as it was edited. */
export function toVersionForm({ draft }: label.LabelVersion, stored: label.Label): LabelForm {
  return toForm({ ...stored, ...draft })
}

/** Content of the form after a version was restored: fields that are locked stay as they are (LABEL-084..088). */
export function restoredForm(version: LabelForm, now: LabelForm, stored: label.Label): LabelForm {
  return {
    ...version,
    bizTypeId: now.bizTypeId,
    productId: now.productId ?? version.productId,
    triggerAt: now.triggerAt,
    kbBindable: stored.kbBindable === 1 ? 1 : version.kbBindable,
  }
}
