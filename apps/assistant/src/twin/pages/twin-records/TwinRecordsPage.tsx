import type { twinSession } from '@console/contracts'
import { useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useMemo } from 'react'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useTwinRecords } from '../../queries/twin-sessions.ts'

export { texts } from '../../texts.ts'

/** Each use of a digital twin. */
export function TwinRecordsPage() {
  const { options } = useBusinessOptions()
  const filters = useMemo(
    () => [
      {
        name: 'business',
        kind: 'choice' as const,
        options: options.map(({ value, label }) => ({ value: String(value), label })),
      },
      { name: 'text', kind: 'text' as const },
    ],
    [options],
  )
  const search = useReadingSearch('twin.record', { filters, hasRange: true })
  const { business, text } = search.chosen
  const answer = useTwinRecords({
    ...search.days,
    ...search.paging,
    ...(business == null ? {} : { bizTypeId: Number(business) }),
    ...(text == null ? {} : { text }),
  })
  return (
    <ReadingPage<twinSession.TwinRecord>
      texts="twin.record"
      search={search}
      answer={answer}
      rowKey={({ id }) => id}
      columns={useRecordColumns()}
    />
  )
}

function useRecordColumns(): RecordColumn<twinSession.TwinRecord>[] {
  const { timezone } = useHost()
  return [
    { key: 'time', render: ({ usedAt }) => <ShortTime text={formatTime(usedAt, timezone)} /> },
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    { key: 'product', render: ({ productName }) => productName },
    { key: 'process', render: ({ processName }) => processName },
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
  ]
}
