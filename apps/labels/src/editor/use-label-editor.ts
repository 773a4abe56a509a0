import type { label } from '@console/contracts'
import { ApiError, failureText, useHost } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { NO_VERSION, useLabelForms, type LabelForms } from '../components/use-label-forms.ts'
import type { LabelForm } from '../model/label-form.ts'
import { locateRefusals, type RefusedField } from '../model/refused-fields.ts'
import { useLabel } from '../queries/labels.ts'
import { useSaveLabel } from '../queries/use-save-label.ts'

export type EditorOptions = {
  labelType: label.LabelType
  /** The label that is changed; null: a new one. */
  stored: label.Label | null
  onClose: () => void
}

const HTTP_CONFLICT = 409

export type LabelEditorState = ReturnType<typeof useLabelEditor>

/** The state of the editor: its forms, saving them, and closing it. */
export function useLabelEditor({ labelType, stored, onClose }: EditorOptions, onStep: (step: 0 | 1) => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const forms = useLabelForms(labelType, stored)
  const focusRefused = useFocusRefused(forms)
  const saving = useSaveLabel(labelType, {
    onSaved: () => {
      forms.drop()
      services.toast.success(formatMessage({ id: 'global.update.succeeded' }))
      onClose()
    },
    onRefused: (error) => {
      const { step, fields } = locateRefusals(error.detail.fields ?? {})
      for (const { name, text, isSetting } of fields) {
        const form = isSetting ? forms.settings : forms.decision
        form.current?.setFields([{ name, errors: [text || formatMessage({ id: 'label.refused' })] }])
      }
      if (step !== null) onStep(step)
      focusRefused(fields)
    },
  })
  const conflict = useConflict(forms, { saving, onStep })
  const confirmLeaving = useLeaveGuard({
    isDirty: forms.isDirty,
    title: formatMessage({ id: 'label.leave.title' }),
    text: formatMessage({ id: 'label.leave.text' }),
    okText: formatMessage({ id: 'label.leave.ok' }),
    onLeave: forms.drop,
  })

  async function close(): Promise<void> {
    if (saving.isPending) return
    if (!forms.isDirty || (await confirmLeaving())) onClose()
  }

  return {
    forms,
    conflict,
    isSaving: saving.isPending,
    failure:
      conflict === null ? toFailureText(saving.error, formatMessage({ id: 'global.update.failed' })) : null,
    save: () => saving.send({ form: forms.latest(), stored: forms.base, version: forms.seenVersion }),
    close: () => void close(),
    discard: () => {
      forms.discard()
      saving.reset()
    },
  }
}

/** Moves the focus to the first entry that was refused. */
function useFocusRefused({ settings, decision }: Pick<LabelForms, 'settings' | 'decision'>) {
  const [refused, setRefused] = useState<RefusedField>()
  // After the effects of the step that is shown, which takes the focus itself.
  useEffect(() => {
    if (refused === undefined) return
    const form = refused.isSetting ? settings : decision
    form.current?.focusField(refused.name)
  }, [refused, settings, decision])
  return (fields: readonly RefusedField[]) =>
    setRefused(fields.find(({ isSetting }) => isSetting) ?? fields[0])
}

export type EditorConflict = NonNullable<ReturnType<typeof useConflict>>

type ConflictParts = {
  saving: Pick<ReturnType<typeof useSaveLabel>, 'error' | 'reset' | 'send'>
  onStep: (step: 0 | 1) => void
}

/** Changes that somebody else saved meanwhile, and the ways on; null without a conflict. */
function useConflict(forms: LabelForms, { saving, onStep }: ConflictParts) {
  // Without versions nothing says what was changed meanwhile: the refusal is shown as it is.
  const isConflict =
    forms.seenVersion !== NO_VERSION &&
    saving.error instanceof ApiError &&
    saving.error.status === HTTP_CONFLICT
  const present = useLabel(isConflict && forms.base !== null ? forms.base.id : null)
  if (!isConflict) return null
  const isNew = present.data !== undefined && present.data.version !== forms.seenVersion
  return {
    base: forms.initial,
    mine: forms.values,
    /** Undefined until it is loaded. */
    theirs: isNew ? present.data : undefined,
    error: present.error,
    retry: () => void present.refetch(),
    goBack: saving.reset,
    takeTheirs: (now: label.Label) => {
      forms.takeTheirs(now)
      saving.reset()
      onStep(0)
    },
    saveMine: (now: label.Label, merged: LabelForm) => {
      forms.putOver(now, merged)
      saving.send({ form: merged, stored: now, version: now.version ?? NO_VERSION })
    },
  }
}

/** A refusal of the business is a failed update (LABEL-046); anything else is said in its own words (LABEL-047). */
function toFailureText(error: Error | null, updateFailed: string): string | null {
  if (error === null) return null
  if (!(error instanceof ApiError)) return failureText(error) || updateFailed
  const { fields, step } = locateRefusals(error.detail.fields ?? {})
  // A condition may be closed: what is wrong in it is said for all as well.
  const inConditions = fields.filter(({ name }) => name[0] === 'conditions').map(({ text }) => text)
  if (inConditions.length > 0) return inConditions.join(' ')
  if (step !== null) return null
  return error.kind === 'refusal' ? updateFailed : failureText(error) || updateFailed
}
