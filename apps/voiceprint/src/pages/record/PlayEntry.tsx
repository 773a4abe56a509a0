import type { voiceprint } from '@console/contracts'
import { RowActions } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'

type PlayEntryProps = {
  entry: voiceprint.CheckCorpusEntry
  /** True where the player above already has the sample. */
  isChosen: boolean
  onPlay: (entry: voiceprint.CheckCorpusEntry) => void
}

/** Puts a sample into the player beside the source. */
export function PlayEntry({ entry, isChosen, onPlay }: PlayEntryProps) {
  const { formatMessage } = useIntl()
  const gone = entry.url === '' ? formatMessage({ id: 'voice.sound.gone' }) : undefined
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: isChosen ? 'voice.samples.chosen' : 'voice.play' })}
        name={`#${entry.corpusId}`}
        disabledReason={isChosen ? formatMessage({ id: 'voice.samples.chosen' }) : gone}
        onClick={() => onPlay(entry)}
      />
    </RowActions>
  )
}
