import type { liveView } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type StatusTone, StatusWord } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

const TONES: Readonly<Record<liveView.LiveStatus, StatusTone>> = {
  work: 'good',
  online: 'good',
  break: 'quiet',
  idle: 'warn',
  leave: 'quiet',
}

/** The state a supervisor looks for: a call before anything that the seat reported itself. */
function useStatus() {
  const { formatMessage } = useIntl()
  return ({ status, subStatus, call }: liveView.LivePerson): { tone: StatusTone; word: string } => {
    if (call !== null) {
      return call.answeredAt === null
        ? { tone: 'ringing', word: formatMessage({ id: 'monitor.view.ringing' }) }
        : { tone: 'calling', word: formatMessage({ id: 'monitor.view.calling' }) }
    }
    const name = formatMessage({ id: `monitor.status.${status}` })
    if (subStatus === null) return { tone: TONES[status], word: name }
    const kind = formatMessage({ id: `monitor.kind.${subStatus}` })
    return {
      tone: TONES[status],
      word: formatMessage({ id: 'monitor.statusOfKind' }, { status: name, kind }),
    }
  }
}

/** `at`: the server's time, at which durations end. */
export function useLiveColumns(at: number): RecordColumn<liveView.LivePerson>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const statusOf = useStatus()
  return [
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'hand',
      render: ({ isHandRaised }) =>
        isHandRaised ? (
          <StatusWord tone="warn">{formatMessage({ id: 'monitor.view.handUp' })}</StatusWord>
        ) : (
          '-'
        ),
    },
    {
      key: 'status',
      render: (person) => {
        const { tone, word } = statusOf(person)
        return <StatusWord tone={tone}>{word}</StatusWord>
      },
    },
    {
      key: 'duration',
      isNumber: true,
      render: ({ call, since }) => {
        const begin = call?.answeredAt ?? call?.startedAt ?? since
        return <span title={formatTime(begin, timezone)}>{durationText(at - begin)}</span>
      },
    },
    { key: 'customer', render: ({ call }) => call?.customer ?? '-' },
    {
      key: 'session',
      render: ({ call }) =>
        call === null || call.sessionId === null ? '-' : <SessionLink sessionId={call.sessionId} />,
    },
  ]
}
