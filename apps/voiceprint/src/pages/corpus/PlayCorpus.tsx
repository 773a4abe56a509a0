import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { PlayDialog } from '../../components/voice-player/PlayDialog.tsx'

type PlayCorpusProps = {
  corpus: voiceprint.Corpus
  /** The address of a sample in a new answer of the list. */
  reload: (corpusId: number) => Promise<string | undefined>
  onClose: () => void
}

/** Plays a stored sample (VOICE-032). */
export function PlayCorpus({ corpus, reload, onClose }: PlayCorpusProps) {
  const { formatMessage } = useIntl()
  const { corpusId, name, url, voiceDuration } = corpus
  const label = formatMessage({ id: 'voice.sampleOf' }, { id: corpusId, name })
  return (
    <PlayDialog
      title={label}
      voice={{
        label,
        url,
        seconds: voiceDuration > 0 ? voiceDuration : null,
        reload: async () => reload(corpusId),
      }}
      onClose={onClose}
    />
  )
}
