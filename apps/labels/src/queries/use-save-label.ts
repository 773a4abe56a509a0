import { label } from '@console/contracts'
import { ApiError, useCallMutation } from '@console/sub-app'
import { versionPart } from '@console/sub-app/form'
import { toDraft, type LabelForm } from '../model/label-form.ts'
import { findRefusedFields } from '../model/refused-fields.ts'
import { LABEL_CHANGES } from './labels.ts'

type Saved = {
  form: LabelForm
  /** The label that it changes; null: a new one. */
  stored: label.Label | null
  /** The version that the person saw. */
  version: number
}

type SaveOptions = {
  /** `saved` is undefined on a platform that does not answer it. */
  onSaved: (saved: { id: number } | undefined) => void
  onRefused: (error: ApiError) => void
}

/** Sends a label: `create` for a new one, `modify` for a stored one; one at a time (LABEL-050). */
export function useSaveLabel(labelType: label.LabelType, { onSaved, onRefused }: SaveOptions) {
  const handlers = {
    changes: LABEL_CHANGES,
    onSuccess: onSaved,
    onError: (error: Error) => {
      if (error instanceof ApiError) onRefused(error)
    },
  }
  const creating = useCallMutation(label.create, handlers)
  const modifying = useCallMutation(label.modify, handlers)
  const isPending = creating.isPending || modifying.isPending
  const error = creating.error ?? modifying.error
  const sent = (creating.variables ?? modifying.variables)?.body

  return {
    isPending,
    error,
    refusedFields: findRefusedFields(
      error instanceof ApiError ? error.detail.fields : {},
      sent?.rule.conditions,
    ),
    reset: () => {
      creating.reset()
      modifying.reset()
    },
    send: ({ form, stored, version }: Saved): void => {
      const draft = toDraft(form, { labelType, stored })
      if (isPending || draft === null) return
      if (stored === null) creating.mutate({ body: { ...draft, id: 0 } })
      else modifying.mutate({ body: { ...draft, id: stored.id, ...versionPart(version) } })
    },
  }
}
