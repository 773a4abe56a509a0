import type { voiceprint } from '@console/contracts'
import { FormDialog, SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import type { Voice } from '../../components/voice-player/voice.ts'
import { VoicePlayerPart } from '../../components/voice-player/voice-player-part.ts'
import { useCategoryOptions } from '../../queries/categories.ts'
import styles from './RecordPage.module.css'
import { useReviseForm } from './use-revise-form.ts'

type ReviseDialogProps = {
  record: voiceprint.CheckRecord
  source: Voice
  /** Else the voice is added to a category only (VOICE-Q8). */
  isRevision: boolean
  onClose: () => void
}

/** Puts the voice of a record into a category, and sets the record consistent by hand. */
export function ReviseDialog({ record, source, isRevision, onClose }: ReviseDialogProps) {
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
