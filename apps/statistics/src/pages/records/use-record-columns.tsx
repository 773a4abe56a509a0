import type { quality } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Level, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { ReviewWord } from './ReviewWord.tsx'
import { RecordSession } from './RecordSession.tsx'

type Column = DataColumn<quality.ViolationRecord>
type Order = { order: quality.RecordOrder; onOrder: (order: quality.RecordOrder) => void }

/** px: what was said may be long, an id never is. */
const WORDS_WIDTH = 220
const SESSION_WIDTH = 150

/** Everything of a record (VIOL-004); the head of the time sorts. */
export function useRecordColumns(by: Order): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const title = (id: string) => formatMessage({ id: `records.${id}` })
  return [
    {
      key: 'time',
      title: title('time'),
      ...sortable(by),
      render: (_, { idmHitTime }) => formatTime(idmHitTime, timezone),
    },
    { key: 'level', title: title('level'), render: (_, { ruleLevel }) => <Level level={ruleLevel} /> },
    { key: 'rule', title: title('rule'), dataIndex: 'idmRuleName' },
    { key: 'words', title: title('words'), dataIndex: 'idmWord', maxWidth: WORDS_WIDTH },
    { key: 'seat', title: title('seat'), dataIndex: 'idmServiceName' },
    { key: 'customer', title: title('customer'), render: (_, { clientUser }) => clientUser || '-' },
    {
      key: 'handling',
      title: title('handling'),
      render: (_, { anaphoraStatus }) => title(`handling.${anaphoraStatus}`),
    },
    { key: 'review', title: title('review'), render: (_, { review }) => <ReviewWord review={review} /> },
    {
      key: 'source',
      title: title('source'),
      render: (_, { idmDataSource }) => title(`source.${idmDataSource}`),
    },
    { key: 'business', title: title('business'), dataIndex: 'business' },
    { key: 'channel', title: title('channel'), render: (_, { idmChannelId }) => idmChannelId || '-' },
    { key: 'id', title: title('id'), dataIndex: 'idmId', align: 'right' },
    {
      key: 'session',
      title: title('session'),
      width: SESSION_WIDTH,
      isActions: true,
      render: (_, record) => <RecordSession record={record} />,
    },
  ]
}

/** The order is the server's, and in the address. */
function sortable({
  order,
  onOrder,
}: Order): Pick<Column, 'sorter' | 'sortOrder' | 'onHeaderCell' | 'showSorterTooltip'> {
  const turn = () => onOrder(order === 'newest' ? 'oldest' : 'newest')
  return {
    sorter: true,
    sortOrder: order === 'newest' ? 'descend' : 'ascend',
    showSorterTooltip: false,
    onHeaderCell: () => ({
      onClick: turn,
      onKeyDown: ({ key }) => {
        if (key === 'Enter') turn()
      },
    }),
  }
}
