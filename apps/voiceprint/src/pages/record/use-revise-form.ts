import type { voiceprint } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { useReviseCheck } from '../../queries/checks.ts'

type ReviseOptions = {
  record: voiceprint.CheckRecord
  isRevision: boolean
  onDone: () => void
}

type Values = {
  catalogId: number | null
  /** The source has an address, and the player has reported no failure (VOICE-Q9). */
  isPlayable: boolean
}

/** Adds the record's voice to a category, then revises the record: a failure of the first leaves it unrevised. */
export function useReviseForm({ record, isRevision, onDone }: ReviseOptions) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { revise, reload } = useReviseCheck()

  return useForm({
    draft: useFormValues<Values>({ catalogId: null, isPlayable: record.checkVoiceUrl !== '' }),
    save: async ({ catalogId }) => {
      if (catalogId === null) return
      try {
        await revise({ record, catalogId, isRevision })
      } catch (error) {
        services.toast.error(formatMessage({ id: 'voiceprintManualRevise.failed' }))
        services.reportError(error, 'voiceprint.revise')
        throw error
      }
    },
    check: ({ catalogId, isPlayable }): Partial<Record<keyof Values, string>> => ({
      ...(catalogId === null
        ? { catalogId: formatMessage({ id: 'voiceprintManualRevise.lackCategory' }) }
        : {}),
      ...(isPlayable ? {} : { isPlayable: formatMessage({ id: 'voiceprintManualRevise.loseVoiceUrl' }) }),
    }),
    onSaved: () => {
      services.toast.success(formatMessage({ id: 'voiceprintManualRevise.succ' }))
      onDone()
      reload()
    },
  })
}
