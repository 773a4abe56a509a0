import type { twinSession } from '@console/contracts'
import { useBusinessOptions } from '@console/domain-ui'
import { useMemo } from 'react'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useTwinRecords } from '../../queries/twin-sessions.ts'
import { useRecordColumns } from './use-record-columns.tsx'

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
  const search = useReadingSearch(filters)
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
      hasRange
      answer={answer}
      rowKey={({ id }) => id}
      columns={useRecordColumns()}
    />
  )
}
