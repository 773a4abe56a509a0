import { useHost } from '@console/sub-app'
import { RowCard } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { matchedAt } from '../../model/matched-at.ts'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { CheckReason } from './CheckReason.tsx'
import { CheckResult } from './CheckResult.tsx'
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx'

/** A check record on a phone. */
export function RecordCard(props: RecordActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { record } = props
  const { taskId, name, orgName, duration, sessionAt, createAt, checkTime } = record
  return (
    <RowCard
      name={name}
      status={<CheckResult record={record} />}
      note={<CheckReason record={record} />}
      facts={[
        [`#${taskId}`, orgName, voiceLength(duration)].join(' · '),
        `${formatMessage({ id: 'voice.sessionAt' })} ${voiceTime(sessionAt, timezone)}`,
        `${formatMessage({ id: 'voice.corpusAt' })} ${voiceTime(matchedAt(record), timezone)}`,
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
        `${formatMessage({ id: 'voice.checkTime' })} ${voiceTime(checkTime, timezone)}`,
      ]}
      actions={<RecordActions {...props} />}
    />
  )
}
