import { voiceprint } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm, useForm, useFormValues } from '@console/sub-app/form'
import { FormDialog, LongTextField, SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { PlayDialog, VoicePlayerPart } from '../../components/voice-player/voice-player-part.tsx'
import type { Voice } from '../../components/voice-player/voice.ts'
import { useCategoryOptions } from '../../queries/categories.ts'
import { CHECK_CHANGES, useReviseCheck } from '../../queries/checks.ts'
import type { RecordDialog } from './RecordActions.tsx'
import { SamplesDialog } from './SamplesDialog.tsx'
import styles from './RecordPage.module.css'

export type OpenRecord = { dialog: RecordDialog; record: voiceprint.CheckRecord }

type RecordDialogsProps = {
  open: OpenRecord
  /** Reloads the record, with addresses that have not expired. */
  reload: (taskId: number) => Promise<voiceprint.CheckRecord | undefined>
  onClose: () => void
}

/** The dialog that a row has opened. */
export function RecordDialogs({ open: { dialog, record }, reload, onClose }: RecordDialogsProps) {
  const { formatMessage } = useIntl()
  const source = {
    label: formatMessage({ id: 'voice.source' }, { name: record.name }),
    url: record.checkVoiceUrl,
    seconds: null,
    reload: async () => (await reload(record.taskId))?.checkVoiceUrl,
  }
  if (dialog === 'play') return <PlayDialog title={source.label} voice={source} onClose={onClose} />
  if (dialog === 'samples') {
    const reloadEntry = async (id: number) =>
      (await reload(record.taskId))?.corpusList.find(({ corpusId }) => corpusId === id)?.url
    return <SamplesDialog record={record} source={source} reloadEntry={reloadEntry} onClose={onClose} />
  }
  if (dialog === 'falseAlarm') return <FalseAlarmDialog record={record} onClose={onClose} />
  return <ReviseDialog record={record} source={source} isRevision={dialog === 'revise'} onClose={onClose} />
}

type FalseAlarmDialogProps = { record: voiceprint.CheckRecord; onClose: () => void }

/** Sets a record consistent that the check found inconsistent, with the reason (R63). */
function FalseAlarmDialog({ record: { taskId, name }, onClose }: FalseAlarmDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const max = voiceprint.MAX_REVISE_REASON_CHARACTERS
  const title = formatMessage({ id: 'voice.falseAlarm' })
  const form = useCallForm(voiceprint.manualRevise, {
    present: { form: { reason: '' } },
    draftId: taskId,
    toBody: ({ reason }) => ({ checkTaskId: taskId, reason }),
    hints: { reason: formatMessage({ id: 'voice.falseAlarm.reason.hint' }, { max }) },
    refusedFields: { [voiceprint.REVISE_REFUSALS.reasonMissing]: 'reason' },
    changes: CHECK_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'voiceprintManualRevise.succ' }))
      onClose()
    },
  })
  return (
    <FormDialog title={title} okText={title} form={form} onClose={onClose}>
      <p className={styles['reason']}>{formatMessage({ id: 'voice.falseAlarm.text' }, { name })}</p>
      <LongTextField
        label={formatMessage({ id: 'voice.falseAlarm.reason' })}
        note={formatMessage({ id: 'voice.falseAlarm.reason.note' })}
        maxLength={max}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

type ReviseDialogProps = {
  record: voiceprint.CheckRecord
  source: Voice
  /** False where the voice is only added to a category (VOICE-Q8). */
  isRevision: boolean
  onClose: () => void
}

/** Puts the voice of a record into a category, and sets the record consistent by hand. */
function ReviseDialog({ record, source, isRevision, onClose }: ReviseDialogProps) {
  const { formatMessage } = useIntl()
  const categories = useCategoryOptions()
  const form = useReviseForm({ record, isRevision, onDone: onClose })
  const voiceProblem = form.field('isPlayable').problem
  const title = formatMessage({ id: isRevision ? 'voice.revise' : 'voice.addVoice' })
  const { problem, ...category } = form.field('catalogId')
  return (
    <FormDialog title={title} okText={title} form={form} onClose={onClose}>
      <SelectField
        label={formatMessage({ id: 'voice.category' })}
        placeholder={formatMessage({ id: 'voice.category.choose' })}
        options={(categories.data?.list ?? []).map(({ id, catalogName }) => ({
          value: id,
          label: catalogName,
        }))}
        isLoading={categories.isFetching}
        {...category}
        problem={
          problem ?? (categories.isError ? formatMessage({ id: 'domainUi.optionsFailed' }) : undefined)
        }
      />
      <div role="group" aria-label={source.label}>
        <h3 className={styles['part']}>{source.label}</h3>
        {source.url !== '' && (
          <VoicePlayerPart voice={source} onPlayable={(isPlayable) => form.change({ isPlayable })} />
        )}
        {voiceProblem !== undefined && (
          <p role="alert" className={styles['problem']}>
            {voiceProblem}
          </p>
        )}
      </div>
      <p className={styles['reason']}>
        {formatMessage(
          { id: isRevision ? 'voice.revise.text' : 'voice.addVoice.text' },
          { name: record.name },
        )}
      </p>
    </FormDialog>
  )
}

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
function useReviseForm({ record, isRevision, onDone }: ReviseOptions) {
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
