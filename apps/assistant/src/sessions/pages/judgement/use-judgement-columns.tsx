import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { JudgementLink } from './JudgementLink.tsx'
import styles from './JudgementPage.module.css'

export function useJudgementColumns(): DataColumn<sessionRecord.Judgement>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'title',
      title: formatMessage({ id: 'judgement.what' }),
      render: (_, row) => <JudgementLink judgement={row} />,
    },
    {
      key: 'labelType',
      title: formatMessage({ id: 'judgement.type' }),
      render: (_, row) => formatMessage({ id: `judgement.type.${row.labelType}` }),
    },
    {
      key: 'labelOption',
      title: formatMessage({ id: 'judgement.option' }),
      render: (_, row) => formatMessage({ id: `judgement.option.${row.labelOption}` }),
    },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    {
      key: 'sessionId',
      title: formatMessage({ id: 'sessions.session' }),
      render: (_, { sessionId }) => <SessionLink sessionId={sessionId} />,
    },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'judgement.updatedAt' }),
      render: (_, { updatedAt }) => <span className={styles['note']}>{formatTime(updatedAt, timezone)}</span>,
    },
  ]
}
