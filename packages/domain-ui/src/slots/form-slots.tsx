import type { subApp } from '@console/contracts'
import { lazyPart } from '@console/sub-app'
import { type ReactNode, useState } from 'react'
import type { FieldsOfApps, SlotFieldsProps } from './SlotFields.tsx'
import { useContributions } from './use-contributions.ts'

/** Loaded with the first form that has fields of apps. */
const SlotFields = lazyPart<SlotFieldsProps>(async () => {
  const [{ SlotFields }, { slotTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-slot-fields" */ './SlotFields.tsx'),
    import(/* webpackChunkName: "on-demand-slot-fields" */ './slot-texts.ts'),
  ])
  return { Page: SlotFields, texts: slotTexts }
})

type FormSlots = {
  fields: ReactNode
  /** For the form's `check`. */
  check: () => Record<string, string>
  save: FieldsOfApps['save']
}

const nothing: FieldsOfApps = { problems: () => ({}), save: async () => {} }

/** The fields that apps add to the form of a record; `recordId` is null for a new one. */
export function useFormSlots(target: subApp.FieldTarget, recordId: string | null): FormSlots {
  const contributions = useContributions('formField', { target })
  const [current] = useState(() => {
    let fields = nothing
    return {
      set: (next: FieldsOfApps | null): void => {
        fields = next ?? nothing
      },
      problems: (): Record<string, string> => fields.problems(),
      save: async (id: string): Promise<void> => fields.save(id),
    }
  })
  return {
    fields:
      contributions.length === 0 ? null : (
        <SlotFields
          target={target}
          recordId={recordId}
          contributions={contributions}
          onFields={current.set}
        />
      ),
    check: current.problems,
    save: current.save,
  }
}
