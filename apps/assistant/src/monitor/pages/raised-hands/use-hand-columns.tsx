import type { seatHand } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useHandColumns(): RecordColumn<seatHand.RaisedHand>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'time', render: ({ raisedAt }) => formatTime(raisedAt, timezone) },
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'call',
      render: ({ call }) =>
        call === null ? (
          '-'
        ) : (
          <>
            {call.customer !== null && <div>{call.customer}</div>}
            {call.sessionId !== null && <SessionLink sessionId={call.sessionId} />}
          </>
        ),
    },
    { key: 'question', render: ({ question }) => question ?? '-' },
    {
      key: 'state',
      render: ({ state: at }) => (
        <StatusWord tone={at === 'open' ? 'warn' : 'good'}>
          {formatMessage({ id: `hand.state.${at}` })}
        </StatusWord>
      ),
    },
    {
      key: 'answer',
      render: ({ answer: text, handledByName }) =>
        text === null ? '-' : [handledByName, text].filter((part) => part !== null).join(': '),
    },
  ]
}
