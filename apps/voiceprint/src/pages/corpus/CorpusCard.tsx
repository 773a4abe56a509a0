import { useHost } from '@console/sub-app'
import { RowCard } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { CorpusActions, type CorpusActionsProps } from './CorpusActions.tsx'
import { CorpusState } from './CorpusState.tsx'

/** A sample on a phone. */
export function CorpusCard(props: CorpusActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { corpusId, name, orgName, catalogName, voiceDuration, sessionAt, createAt, status } = props.corpus
  return (
    <RowCard
      name={name}
      status={<CorpusState status={status} />}
      facts={[
        [`#${corpusId}`, orgName, catalogName, voiceLength(voiceDuration)].join(' · '),
        `${formatMessage({ id: 'voice.sessionAt' })} ${voiceTime(sessionAt, timezone)}`,
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
      ]}
      actions={<CorpusActions {...props} />}
    />
  )
}
