import { type DataOf, twin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import type { z } from 'zod'
import { useListPage } from '../../components/ListTable.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { SessionLink } from '../../components/SessionLink.tsx'
import { useListSort } from '../../components/use-list-sort.ts'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { useTwinUses } from '../../queries/twin.ts'

type Use = DataOf<typeof twin.uses>['records'][number]

/** Each use of a twin, newest first, five a page (TWIN-009). */
export function UseTable() {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const sort = useListSort(twin.USE_SORTS)
  const { paging, position } = useListPage([wire, sort.wire, round], twin.USES_PAGE_SIZE)
  const query = useTwinUses({ ...wire, ...sort.wire, ...position })
  const { data } = query
  return (
    <WideListTable<Use>
      name="twin-uses"
      label={formatMessage({ id: 'stat.twin.detail' })}
      query={query}
      answer={data && { rows: data.records, total: data.totalCnt }}
      paging={paging}
      columns={useUseColumns()}
      sort={sort}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      failedId="stat.twin.uses.failed"
      emptyId="stat.twin.uses.none"
    />
  )
}

/** "-" where the value cannot be read; the row stays (TWIN-Q6). */
function useUseColumns(): DataColumn<Use>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'timestamp',
      title: formatMessage({ id: 'stat.time' }),
      sortKey: 'timestamp',
      render: (_value, { timestamp }) => formatTime(timestamp, timezone),
    },
    { key: 'id', title: formatMessage({ id: 'stat.twin.id' }), dataIndex: 'id', align: 'right' },
    { key: 'userName', title: formatMessage({ id: 'stat.user.name' }), dataIndex: 'userName' },
    { key: 'userId', title: formatMessage({ id: 'stat.user.id' }), dataIndex: 'userId', align: 'right' },
    { key: 'orgName', title: formatMessage({ id: 'stat.organisation' }), dataIndex: 'orgName' },
    {
      key: 'productName',
      title: formatMessage({ id: 'stat.twin.product' }),
      render: (_value, { value }) => readUse(value)?.productName ?? '-',
    },
    {
      key: 'processName',
      title: formatMessage({ id: 'stat.twin.process' }),
      render: (_value, { value }) => readUse(value)?.processName ?? '-',
    },
    {
      key: 'sessionId',
      title: formatMessage({ id: 'stat.call.session' }),
      render: (_value, { value }) => <SessionLink sessionId={readUse(value)?.sessionId ?? null} />,
    },
  ]
}

function renderCard(use: Use) {
  return <UseCard use={use} />
}

/** A use on a phone. */
function UseCard({ use }: { use: Use }) {
  const { timezone } = useHost()
  const read = readUse(use.value)
  return (
    <RowCard title={use.userName} about={`${use.orgName} · ${formatTime(use.timestamp, timezone)}`}>
      <span>{read === null ? '-' : `${read.productName} · ${read.processName}`}</span>
      <SessionLink sessionId={read?.sessionId ?? null} />
    </RowCard>
  )
}

/** Value of a twin's use. */
type TwinUse = z.output<typeof twin.useValue>

/** Parses the value of a use, which is JSON; null if it is malformed (TWIN-010, TWIN-Q6). */
function readUse(value: string): TwinUse | null {
  try {
    return twin.useValue.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
