import { useIntl } from 'react-intl'
import { corpusAddress } from '../../paths.ts'

/** A sample of the list of samples, in a new tab (VOICE-042). */
export function CorpusLink({ corpusId }: { corpusId: number }) {
  const { formatMessage } = useIntl()
  return (
    <a
      href={corpusAddress(corpusId)}
      target="_blank"
      rel="noopener"
      aria-label={formatMessage({ id: 'voice.corpus.open' }, { id: corpusId })}
    >
      {corpusId}
    </a>
  )
}
