import type { liveView } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type StatusTone, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { durationText } from '../../../base/model/duration-text.ts'

const TONES: Readonly<Record<liveView.LiveStatus, StatusTone>> = {
  work: 'good',
  online: 'good',
  break: 'quiet',
  idle: 'warn',
  leave: 'quiet',
}

/** `at`: the server's time, at which durations end. */
export function useLiveColumns(at: number): RecordColumn<liveView.LivePerson>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const formatStatus = ({ status, subStatus }: liveView.LivePerson) => {
    const name = formatMessage({ id: `monitor.status.${status}` })
    return subStatus === null
      ? name
      : formatMessage(
          { id: 'monitor.statusOfKind' },
          { status: name, kind: formatMessage({ id: `monitor.kind.${subStatus}` }) },
        )
  }
  const renderCall = ({ call }: liveView.LivePerson) => {
    if (call === null) return '-'
    const since = call.answeredAt ?? call.startedAt
    const text = formatMessage(
      { id: call.answeredAt === null ? 'monitor.view.rings' : 'monitor.view.talks' },
      { time: durationText(at - since), customer: call.customer ?? '' },
    )
    return (
      <>
        {text} {call.sessionId !== null && <SessionLink sessionId={call.sessionId} />}
      </>
    )
  }
  return [
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'status',
      render: (person) => <StatusWord tone={TONES[person.status]}>{formatStatus(person)}</StatusWord>,
    },
    {
      key: 'since',
      render: ({ since }) => `${formatTime(since, timezone)} · ${durationText(at - since)}`,
    },
    { key: 'call', render: renderCall },
    {
      key: 'hand',
      render: ({ isHandRaised }) =>
        isHandRaised ? (
          <StatusWord tone="warn">{formatMessage({ id: 'monitor.view.handUp' })}</StatusWord>
        ) : (
          '-'
        ),
    },
  ]
}
