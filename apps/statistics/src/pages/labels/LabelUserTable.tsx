import type { DataOf, labelStat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { PersonLink } from '../../components/PersonLink.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { type LabelRow, useLabelsByUser } from '../../queries/labels.ts'
import { labelSessionsLink } from './label-link.ts'
import { type LabelChoice, useLabelChoice } from './use-label-choice.ts'
import styles from './LabelPage.module.css'

type Row = Pick<DataOf<typeof labelStat.detailByUser>['records'][number], 'LabelDetail'>

/** px; the name of a label does not make its column wider than its numbers need. */
const LABEL_WIDTH = 180

/** Each person with their calls, and a column for each label (DSET-019, DSET-020). */
export function LabelUserTable() {
  const choice = useLabelChoice()
  // The panel is drawn once there are labels.
  return choice && <ChosenLabels choice={choice} />
}

function ChosenLabels({ choice: { chosen, nameOf } }: { choice: LabelChoice }) {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const { paging, position } = useListPage([wire, chosen, round])
  const query = useLabelsByUser({ ...wire, ...position, labelIds: [...chosen] })
  const { data } = query
  const labels = shownLabels(data?.records ?? [], nameOf)
  return (
    <WideListTable<LabelRow>
      name="labels"
      label={formatMessage({ id: 'stat.labels.detail' })}
      query={query}
      answer={data && { rows: data.records, total: data.totalCnt }}
      paging={paging}
      columns={useLabelColumns(labels)}
      rowKey={({ userId }) => userId}
      mobileCard={(row) => renderCard(row, labels)}
      failedId="stat.labels.detail.failed"
      emptyId="stat.labels.detail.none"
      head={
        <p className={`ui-no-margin ui-size-12 ui-muted ${styles['note']}`}>
          {formatMessage({ id: 'stat.label.count.note' })}
        </p>
      }
    />
  )
}

function renderCard(row: LabelRow, labels: readonly ShownLabel[]) {
  return <LabelUserCard row={row} labels={labels} />
}

/** A person with their labels on a phone. */
function LabelUserCard({ row, labels }: { row: LabelRow; labels: readonly ShownLabel[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const figures = ['totalCall', 'callCount'] as const
  return (
    <RowCard
      title={<PersonLink id={row.userId} name={row.userName} labelId="stat.label.person" />}
      facts={[
        ...figures.map((figure) => ({
          key: figure,
          name: formatMessage({ id: `stat.label.${figure}` }),
          value: formatNumber(row[figure]),
        })),
        ...labels.map((label) => ({
          key: label.id,
          name: label.name,
          value: <LabelCount row={row} label={label} />,
        })),
      ]}
    />
  )
}

function useLabelColumns(labels: readonly ShownLabel[]): DataColumn<LabelRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  return [
    {
      key: 'userName',
      title: formatMessage({ id: 'stat.user.name' }),
      render: (_value, { userId, userName }) => (
        <PersonLink id={userId} name={userName} labelId="stat.label.person" />
      ),
    },
    {
      key: 'totalCall',
      title: formatMessage({ id: 'stat.label.totalCall' }),
      align: 'right',
      render: (_value, { totalCall }) => formatNumber(totalCall),
    },
    {
      key: 'callCount',
      title: formatMessage({ id: 'stat.label.callCount' }),
      align: 'right',
      render: (_value, { callCount }) => formatNumber(callCount),
    },
    ...labels.map((label): DataColumn<LabelRow> => ({
      key: `label ${label.id}`,
      title: label.name,
      maxWidth: LABEL_WIDTH,
      align: 'right',
      render: (_value, row) => <LabelCount row={row} label={label} />,
    })),
  ]
}

/** Number of a person's conversations that have a label; it opens them in a new tab (DSET-021). None opens nothing. */
function LabelCount({ row, label }: { row: LabelRow; label: ShownLabel }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { query } = useStat()
  const { userId, userName } = row
  const count = labelCount(row, label.id)
  const text = formatNumber(count)
  if (count === 0) return text
  return (
    <NewTabLink
      href={labelSessionsLink(query, timezone, { label: label.id, person: { id: userId, name: userName } })}
      label={formatMessage({ id: 'stat.label.open' }, { count: text, name: userName, label: label.name })}
    >
      {text}
    </NewTabLink>
  )
}

type ShownLabel = { id: number; name: string }

/** The labels of the rows, each once, in their order. */
function shownLabels(rows: readonly Row[], nameOf: (id: number) => string | undefined): ShownLabel[] {
  const names = new Map<number, string>()
  for (const { LabelDetail } of rows)
    for (const { labelId, labelName } of LabelDetail)
      if (!names.has(labelId)) names.set(labelId, nameOf(labelId) ?? labelName)
  return [...names].map(([id, name]) => ({ id, name }))
}

/** In how many conversations of a person a label was found; 0 without an entry (DSET-020). */
function labelCount({ LabelDetail }: Row, labelId: number): number {
  return LabelDetail.find((one) => one.labelId === labelId)?.count ?? 0
}
