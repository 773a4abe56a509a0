import type { ProFormInstance } from '@ant-design/pro-components'
import type { stat } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useRef, useState } from 'react'
import { EMPTY_SUGGESTION, toCheck, toForm, type SuggestionForm } from '../../../model/suggestions.ts'

type FormOptions = { stored: stat.CheckConfig | null; bizTypeId: number }

/** The form of antd, and its draft: what was typed survives a failure, a reload and a new sign-in. */
export function useSuggestionForm({ stored, bizTypeId }: FormOptions) {
  const ref = useRef<ProFormInstance<SuggestionForm>>(undefined)
  const draft = useFormDraft<SuggestionForm>({
    name: 'suggestion',
    id: stored?.id ?? `new-${bizTypeId}`,
    initial: stored === null ? EMPTY_SUGGESTION : toForm(stored),
  })
  // antd's form reads them once.
  const [initial] = useState(draft.form)
  return {
    ref,
    initial,
    typedAt: draft.typedAt,
    type: (values: Partial<SuggestionForm>) => draft.setForm({ ...EMPTY_SUGGESTION, ...values }),
    check: () => toCheck(draft.form, stored),
    submit: () => ref.current?.submit(),
    /** The draft is no longer needed. */
    drop: draft.discard,
    /** Shows the suggestion as it is stored. */
    discard: () => {
      ref.current?.setFieldsValue(draft.base)
      draft.discard()
    },
  }
}
