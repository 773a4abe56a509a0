import type { DataOf, voiceprint } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { countText } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useChecks } from '../../queries/checks.ts'
import { recordList, toCheckFilter, toCheckQuery, type RecordFilters } from './record.search.ts'
import { RecordBand } from './RecordBand.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordDialogs, type OpenRecord } from './RecordDialogs.tsx'
import { useRecordColumns } from './use-record-columns.tsx'
import { useRecordRemoval } from './use-record-removal.ts'
import { useRecordStates } from './use-record-states.tsx'

type CheckRecord = voiceprint.CheckRecord

/** Checks of voices against the stored samples (VOICE-034..052). */
export function RecordPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(recordList)
  const { filters } = list
  const checks = useChecks(toCheckQuery(list))
  const [open, setOpen] = useState<OpenRecord | null>(null)
  const removal = useRecordRemoval(list, checks.data?.list.length ?? 0)
  const actions = {
    ...removal,
    onOpen: (dialog: OpenRecord['dialog'], record: CheckRecord) => setOpen({ dialog, record }),
  }
  const columns = useRecordColumns(actions)
  const states = useRecordStates({
    filters,
    onFilters: (next) => list.inquire(next, checks),
    onReset: () => list.reset(checks),
  })
  const renderCard = (record: CheckRecord) => <RecordCard record={record} {...actions} />
  const reload = async (id: number) => {
    const { data } = await checks.refetch()
    return data?.list.find(({ taskId }) => taskId === id)
  }
  return (
    <ListPage
      list={list}
      query={checks}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.record.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.record.page' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage(
          { id: 'voice.record.count' },
          { count: total, text: countText(total, isCapped, locale) },
        )
      }
      tools={
        <ExportButton
          request={{ kind: 'voiceChecks', filter: toCheckFilter(filters) }}
          label={formatMessage({ id: 'voice.export' })}
          isDisabled={checks.data?.count === 0}
        />
      }
      columns={columns}
      isCompact
      rowKey={({ taskId }) => taskId}
      mobileCard={renderCard}
      states={states}
    >
      {open !== null && <RecordDialogs open={open} reload={reload} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}

function renderBand(band: BandProps<RecordFilters>) {
  return <RecordBand {...band} />
}

function toRowPage({ list, count, countIsCapped }: DataOf<typeof voiceprint.checks>): RowPage<CheckRecord> {
  return { rows: list, total: count, isCapped: countIsCapped }
}
