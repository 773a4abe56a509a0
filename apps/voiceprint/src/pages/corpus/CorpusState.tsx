import type { voiceprint } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { CORPUS_STATES } from '../../components/status-texts.ts'

/** In use, expired or deprecated (VOICE-029). */
export function CorpusState({ status }: { status: voiceprint.CorpusStatus }) {
  const { formatMessage } = useIntl()
  const { id, tone } = CORPUS_STATES[status]
  return <StatusWord tone={tone}>{formatMessage({ id })}</StatusWord>
}
