import type { ProFormInstance } from '@ant-design/pro-components'
import type { userData } from '@console/contracts'
import { useFormDraft } from '@console/sub-app'
import { useRef, useState } from 'react'
import { EMPTY_SUGGESTION, toCheck, toForm, type SuggestionForm } from '../../../model/suggestions.ts'

type FormOptions = { stored: userData.CheckConfig | null; bizTypeId: number }

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
    type: () => draft.setForm(typedForm(ref.current)),
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

/** All that the form holds: what it hands to its listeners lacks the ids of rules, which have no field. */
function typedForm(form: ProFormInstance<SuggestionForm> | undefined): SuggestionForm {
  const values: unknown = form?.getFieldsValue(true)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own type of it is any; its fields are those of the form
  const { name = '', tips = '', rules = [] } = (values ?? {}) as Partial<SuggestionForm>
  return {
    name,
    tips,
    // A field that was emptied has no value.
    rules: rules.map(({ id, sourceId, logic, threshold }) => ({
      id,
      sourceId: sourceId ?? null,
      logic: logic ?? null,
      threshold: threshold ?? null,
    })),
  }
}
