import type { twinSession } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useRecordColumns(): RecordColumn<twinSession.TwinRecord>[] {
  const { timezone } = useHost()
  return [
    { key: 'time', render: ({ usedAt }) => formatTime(usedAt, timezone) },
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    { key: 'product', render: ({ productName }) => productName },
    { key: 'process', render: ({ processName }) => processName },
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
  ]
}
