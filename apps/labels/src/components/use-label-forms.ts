import type { ProFormInstance } from '@ant-design/pro-components'
import type { label } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { isChanged } from '@console/sub-app/form'
import { useRef, useState } from 'react'
import { forcedValues } from '../model/forced-values.ts'
import { pickDecision, EMPTY_FORM, pickSettings, toForm, type LabelForm } from '../model/label-form.ts'

type Values = Readonly<Record<string, unknown>>
export type LabelForms = ReturnType<typeof useLabelForms>

/** The version of a label whose platform counts none. */
export const NO_VERSION = 0

/** The forms of the two steps, and the draft of both: it survives a reload and a new sign-in. */
export function useLabelForms(labelType: label.LabelType, stored: label.Label | null) {
  // As the person saw it when the editor opened, and from then on when they know of a change.
  const [base, setBase] = useState(stored)
  const draft = useFormDraft<LabelForm>({
    name: 'label',
    id: stored?.id ?? `new-${labelType}`,
    initial: base === null ? EMPTY_FORM : toForm(base),
    ...(base?.version === undefined ? {} : { version: base.version }),
  })
  const steps = useStepForms()

  return {
    settings: steps.settings,
    decision: steps.decision,
    /** The label that the forms are of; null: a new one. */
    base,
    /** The version that the person saw; 0 where the platform counts none. */
    seenVersion: draft.seenVersion,
    /** Before anything was typed. */
    initial: draft.base,
    values: draft.form,
    isDirty: isChanged(draft.base, draft.form),
    typedAt: draft.typedAt,
    /** The form to send: values that step 2 set by itself count as well as typed ones. */
    latest: (): LabelForm => ({ ...draft.form, ...steps.decided() }),
    /** Fields of a form were changed by hand; `changed` names them. */
    onChange: (changed: Values, all: Values): void => {
      const next = { ...draft.form, ...pickNames(all, Object.keys(changed)) }
      const forced = forcedValues(Object.keys(changed), next)
      steps.settings.current?.setFieldsValue(forced)
      draft.setForm({ ...next, ...forced })
    },
    /** The draft is no longer needed. */
    drop: draft.discard,
    /** Shows the label as the person saw it first. */
    discard: () => {
      steps.show(draft.base)
      draft.discard()
    },
    /** Shows other values, as changes that are not saved yet. */
    restore: (form: LabelForm) => {
      steps.show(form)
      draft.setForm(form)
    },
    /** Shows the label as somebody else saved it. */
    takeTheirs: (now: label.Label) => {
      setBase(now)
      draft.discard()
      steps.show(toForm(now))
    },
    /** Goes on with the person's changes on top of what somebody else saved. */
    putOver: (now: label.Label, merged: LabelForm) => {
      setBase(now)
      draft.keepMine({ form: toForm(now), version: now.version ?? NO_VERSION })
      steps.show(merged)
    },
  }
}

/** The two forms of antd. */
function useStepForms() {
  const settings = useRef<ProFormInstance>(undefined)
  const decision = useRef<ProFormInstance>(undefined)
  return {
    settings,
    decision,
    decided: (): Values => {
      const values: unknown = decision.current?.getFieldsValue(true)
      return typeof values === 'object' && values !== null
        ? pickNames({ ...EMPTY_FORM, ...values }, Object.keys(pickDecision(EMPTY_FORM)))
        : {}
    },
    show: (form: LabelForm): void => {
      settings.current?.resetFields()
      decision.current?.resetFields()
      settings.current?.setFieldsValue(pickSettings(form))
      decision.current?.setFieldsValue(pickDecision(form))
    },
  }
}

/** Values by their names; of a control that was emptied, which has none, null. */
function pickNames(values: Values, names: readonly string[]): Record<string, unknown> {
  const byName = new Map(Object.entries(values))
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? null]))
}
