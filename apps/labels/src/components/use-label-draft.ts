import type { label } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useState } from 'react'
import { EMPTY_FORM, toForm, type LabelForm, withForcedValues } from '../model/label-form.ts'

/** The label in the editor, for what shows it as it was before. */
export type OpenLabel = {
  /** The label as it is stored; null: a new one. */
  base: label.Label | null
  values: LabelForm
  isDirty: boolean
  /** Shows other values, as changes that are not saved yet. */
  restore: (form: LabelForm) => void
}

/** The version of a label whose platform counts none. */
export const NO_VERSION = 0

/** The values of both steps, which survive a reload and a new sign-in. */
export function useLabelDraft(labelType: label.LabelType, stored: label.Label | null) {
  // As the person saw it when the editor opened, and from then on when they know of a change.
  const [base, setBase] = useState(stored)
  const draft = useFormDraft<LabelForm>({
    name: 'label',
    id: stored?.id ?? `new-${labelType}`,
    initial: base === null ? EMPTY_FORM : toForm(base),
    ...(base?.version === undefined ? {} : { version: base.version }),
  })
  return {
    base,
    setBase,
    draft: { ...draft, setForm: (next: LabelForm) => draft.setForm(withForcedValues(draft.form, next)) },
    restore: draft.setForm,
  }
}
