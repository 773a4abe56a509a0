import type { voiceprint } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { TimeCell } from '../../components/row/TimeCell.tsx'
import { voiceLength } from '../../components/voice-figures.ts'
import { matchedAt } from '../../model/matched-at.ts'
import { CheckReason } from './CheckReason.tsx'
import { CheckResult } from './CheckResult.tsx'
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx'
import styles from './RecordPage.module.css'

type Column = DataColumn<voiceprint.CheckRecord>

const ORGANIZATION_WIDTH = 120

/** The columns of VOICE-035. */
export function useRecordColumns(actions: Omit<RecordActionsProps, 'record'>): Column[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'taskId', title: formatMessage({ id: 'voice.taskId' }), dataIndex: 'taskId', align: 'right' },
    { key: 'name', title: formatMessage({ id: 'voice.user' }), dataIndex: 'name' },
    {
      key: 'orgName',
      title: formatMessage({ id: 'voice.organization' }),
      dataIndex: 'orgName',
      maxWidth: ORGANIZATION_WIDTH,
    },
    {
      key: 'status',
      title: formatMessage({ id: 'voice.result' }),
      render: (_, record) => (
        <span className={styles['result']}>
          <CheckResult record={record} />
          <CheckReason record={record} />
        </span>
      ),
    },
    {
      key: 'duration',
      title: formatMessage({ id: 'voice.duration' }),
      align: 'right',
      render: (_, { duration }) => voiceLength(duration),
    },
    ...useTimeColumns(),
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, record) => <RecordActions record={record} {...actions} />,
    },
  ]
}

function useTimeColumns(): Column[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'sessionAt',
      title: formatMessage({ id: 'voice.sessionAt' }),
      render: (_, { sessionAt }) => <TimeCell at={sessionAt} />,
    },
    {
      key: 'corpusAt',
      title: formatMessage({ id: 'voice.corpusAt' }),
      render: (_, record) => <TimeCell at={matchedAt(record)} />,
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt' }),
      render: (_, { createAt }) => <TimeCell at={createAt} />,
    },
    {
      key: 'checkTime',
      title: formatMessage({ id: 'voice.checkTime' }),
      render: (_, { checkTime }) => <TimeCell at={checkTime} />,
    },
  ]
}
