import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { Recording } from '../../queries/recordings.ts'

export function useRecordingColumns(): DataColumn<Recording>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'recordedAt',
      title: formatMessage({ id: 'offline.recordedAt' }),
      render: (_, { recordedAt }) => formatTime(recordedAt, timezone),
    },
    { key: 'audioId', title: formatMessage({ id: 'offline.recording' }), dataIndex: 'audioId' },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    {
      key: 'skillSeconds',
      title: formatMessage({ id: 'offline.length' }),
      align: 'right',
      render: (_, { skillSeconds }) => durationText(skillSeconds),
    },
  ]
}
