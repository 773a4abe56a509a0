import type { voiceprint } from '@console/contracts'
import { RowActions } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'

export type CorpusActionsProps = {
  corpus: voiceprint.Corpus
  /** The row that is being deleted. */
  busyId: number | null
  onPlay: (corpus: voiceprint.Corpus) => void
  onDelete: (corpus: voiceprint.Corpus) => void
}

/** Play and delete (VOICE-028). */
export function CorpusActions({ corpus, busyId, onPlay, onDelete }: CorpusActionsProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'voice.sampleOf' }, { id: corpus.corpusId, name: corpus.name })
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: 'voice.play' })}
        name={name}
        disabledReason={corpus.url === '' ? formatMessage({ id: 'voice.sound.gone' }) : undefined}
        onClick={() => onPlay(corpus)}
      />
      <ActionButton
        text={formatMessage({ id: 'voice.delete' })}
        name={name}
        isDangerous
        isBusy={busyId === corpus.corpusId}
        onClick={() => onDelete(corpus)}
      />
    </RowActions>
  )
}
