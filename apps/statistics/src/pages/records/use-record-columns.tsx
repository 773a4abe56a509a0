import type { quality } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn, TwoLines } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { RecordLevel, RecordSession, ReviewWord } from './record-cells.tsx'
import styles from './Records.module.css'

type Column = DataColumn<quality.ViolationRecord>
type Order = { order: quality.RecordOrder; onOrder: (order: quality.RecordOrder) => void }

/** px up to which columns grow while others need the room. */
const RULE_WIDTH = 110
const WORDS_WIDTH = 152
const BUSINESS_WIDTH = 84
const SESSION_WIDTH = 110
/** px up to which columns with a head of two facts grow. */
const HEAD_WIDTH = 66

/** Everything of a record (VIOL-004), in pairs so that a laptop shows all of it; the head of the time sorts, with a platform that can. */
export function useRecordColumns(by: Order | null): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const title = (id: string) => formatMessage({ id: `records.${id}` })
  const wraps = { className: styles['wraps'] ?? '' }
  return [
    {
      key: 'time',
      title: title('time'),
      ...(by !== null && sortable(by)),
      render: (_, { idmHitTime }) => <ShortTime text={formatTime(idmHitTime, timezone)} />,
    },
    { key: 'level', title: title('level'), render: (_, { ruleLevel }) => <RecordLevel level={ruleLevel} /> },
    { key: 'rule', title: title('rule'), dataIndex: 'idmRuleName', maxWidth: RULE_WIDTH, ...wraps },
    {
      key: 'words',
      title: title('words'),
      maxWidth: WORDS_WIDTH,
      ...wraps,
      render: (_, { idmWord }) => <span className={styles['words']}>{idmWord}</span>,
    },
    {
      key: 'seat',
      title: title('seatCustomer'),
      headWidth: HEAD_WIDTH,
      render: (_, { idmServiceName, clientUser }) => (
        <TwoLines first={idmServiceName} second={clientUser || '-'} />
      ),
    },
    {
      key: 'handling',
      title: title('handlingReview'),
      headWidth: HEAD_WIDTH,
      render: (_, { anaphoraStatus, review }) => (
        <TwoLines first={title(`handling.${anaphoraStatus}`)} second={<ReviewWord review={review} />} />
      ),
    },
    {
      key: 'source',
      title: title('sourceChannel'),
      headWidth: HEAD_WIDTH,
      render: (_, { idmDataSource, idmChannelId }) => (
        <TwoLines first={title(`source.${idmDataSource}`)} second={idmChannelId || '-'} />
      ),
    },
    {
      key: 'business',
      title: title('business'),
      dataIndex: 'business',
      maxWidth: BUSINESS_WIDTH,
      ...wraps,
    },
    {
      key: 'session',
      title: title('sessionId'),
      width: SESSION_WIDTH,
      headWidth: HEAD_WIDTH,
      isActions: true,
      render: (_, record) => <TwoLines first={<RecordSession record={record} />} second={record.idmId} />,
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
