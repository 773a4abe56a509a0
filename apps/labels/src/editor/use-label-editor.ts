import { label } from '@console/contracts'
import { useFormSlots } from '@console/domain-ui/slots'
import { ApiError, failureText, useHost } from '@console/sub-app'
import { useFormObject, useLeaveGuard } from '@console/sub-app/form'
import type { FormState } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NO_VERSION, type OpenLabel, useLabelDraft } from '../components/use-label-draft.ts'
import { type LabelForm, SETTINGS_FIELDS, toForm } from '../model/label-form.ts'
import { findRefusedFields } from '../model/refused-fields.ts'
import { useLabel } from '../queries/labels.ts'
import { useSaveLabel } from '../queries/use-save-label.ts'
import { useLabelCheck } from './use-label-fields.ts'

export type EditorOptions = {
  labelType: label.LabelType
  /** The label that is changed; null: a new one. */
  stored: label.Label | null
  onClose: () => void
}

type Step = 0 | 1
const HTTP_CONFLICT = 409

export type LabelEditorState = ReturnType<typeof useLabelEditor>

/** The state of the editor: the form of both steps, saving it, and closing it. */
export function useLabelEditor(options: EditorOptions) {
  const { formatMessage } = useIntl()
  const [step, setStep] = useState<Step>(0)
  const { form, saving, labelDraft, ofApps } = useLabelForm(options, setStep)
  const conflict = useConflict({ ...labelDraft, form, saving, onStep: setStep })
  const failure = toFailureText(saving, formatMessage({ id: 'global.update.failed' }))

  /** Goes on from a step that is right (LABEL-039), and saves after the last. */
  function submit(): void {
    // Fields of apps are among the settings.
    const isRefusedByApp = Object.keys(ofApps.check()).length > 0
    if (!form.checkFields(SETTINGS_FIELDS) || isRefusedByApp) setStep(0)
    else if (step === 0) setStep(1)
    else form.submit()
  }

  const body: FormState = {
    ...form,
    // It is said beside the buttons.
    failure: null,
    submit: (event) => {
      event.preventDefault()
      submit()
    },
  }
  const opened: OpenLabel = {
    base: labelDraft.base,
    values: form.values,
    isDirty: form.isDirty,
    restore: (values) => {
      saving.reset()
      labelDraft.restore(values)
    },
  }
  return {
    step,
    form,
    body,
    opened,
    fieldsOfApps: ofApps.fields,
    conflict,
    isSaving: saving.isPending,
    failure: conflict === null ? failure : null,
    submit,
    goBack: () => setStep(0),
    close: useClose(options, { form, saving }),
  }
}

/** The form of both steps, which saves a label. */
function useLabelForm({ labelType, stored, onClose }: EditorOptions, onStep: (step: Step) => void) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const labelDraft = useLabelDraft(labelType, stored)
  const ofApps = useFormSlots('label', stored === null ? null : String(stored.id))
  const { base, draft } = labelDraft
  const saving = useSaveLabel(labelType, {
    onSaved: (saved) => {
      const id = saved?.id ?? stored?.id
      if (id !== undefined) void ofApps.save(String(id))
      draft.discard()
      services.toast.success(formatMessage({ id: 'global.update.succeeded' }))
      onClose()
    },
    onRefused: (error) => {
      const steps = findRefusedFields(error.detail.fields).map(({ step }) => step)
      if (steps.length > 0) onStep(steps.includes(0) ? 0 : 1)
    },
  })
  const form = useFormObject<LabelForm>({
    draft,
    sending: {
      ...saving,
      mutate: (next) => saving.send({ form: next, stored: base, version: draft.seenVersion }),
    },
    timezone,
    check: useLabelCheck(labelType === label.LABEL_TYPE.prompt),
    checksChanges: true,
    refusedFields: () =>
      Object.fromEntries(
        saving.refusedFields.map(({ name, text }) => [name, text || formatMessage({ id: 'label.refused' })]),
      ),
  })
  return { form, saving, labelDraft, ofApps }
}

type OpenForm = Pick<ReturnType<typeof useLabelForm>, 'form' | 'saving'>

/** Closes the editor, with a question where something would be lost. */
function useClose({ onClose }: EditorOptions, { form, saving }: OpenForm): () => void {
  const { formatMessage } = useIntl()
  const confirmLeaving = useLeaveGuard({
    isDirty: form.isDirty,
    title: formatMessage({ id: 'label.leave.title' }),
    text: formatMessage({ id: 'label.leave.text' }),
    okText: formatMessage({ id: 'label.leave.ok' }),
    onLeave: form.draft.discard,
  })
  async function close(): Promise<void> {
    if (saving.isPending) return
    if (!form.isDirty || (await confirmLeaving())) onClose()
  }
  return () => void close()
}

export type EditorConflict = NonNullable<ReturnType<typeof useConflict>>

type ConflictParts = OpenForm & ReturnType<typeof useLabelDraft> & { onStep: (step: Step) => void }

/** Changes that somebody else saved meanwhile, and the ways to resolve them; null without a conflict. */
function useConflict({ base, setBase, draft, form, saving, onStep }: ConflictParts) {
  // Without versions the changes made meanwhile are unknown: the refusal is shown as it is.
  const isConflict =
    draft.seenVersion !== NO_VERSION &&
    saving.error instanceof ApiError &&
    saving.error.status === HTTP_CONFLICT
  const present = useLabel(isConflict && base !== null ? base.id : null)
  if (!isConflict) return null
  const isNew = present.data !== undefined && present.data.version !== draft.seenVersion
  return {
    base: draft.base,
    mine: form.values,
    /** Undefined until it is loaded. */
    theirs: isNew ? present.data : undefined,
    error: present.error,
    retry: () => void present.refetch(),
    goBack: saving.reset,
    /** Shows the label as somebody else saved it. */
    takeTheirs: (now: label.Label) => {
      setBase(now)
      form.draft.discard()
      onStep(0)
    },
    /** Saves the person's changes on top of what somebody else saved. */
    saveMine: (now: label.Label, merged: LabelForm) => {
      const version = now.version ?? NO_VERSION
      setBase(now)
      draft.keepMine({ form: toForm(now), version })
      saving.send({ form: merged, stored: now, version })
    },
  }
}

/** A refusal of the business is a failed update (LABEL-046); any other failure is shown in its own words (LABEL-047). */
function toFailureText(
  { error, refusedFields }: Pick<ReturnType<typeof useSaveLabel>, 'error' | 'refusedFields'>,
  updateFailed: string,
): string | null {
  if (error === null) return null
  // A condition may be collapsed, so its problem is also shown for the list as a whole.
  const inConditions = refusedFields.filter(({ name }) => name.startsWith('conditions'))
  if (inConditions.length > 0) return inConditions.map(({ text }) => text).join(' ')
  if (refusedFields.length > 0) return null
  return error instanceof ApiError && error.kind === 'refusal'
    ? updateFailed
    : failureText(error) || updateFailed
}
