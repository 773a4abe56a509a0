import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from '../../components/RowCard.module.css'
import type { Evaluation } from '../../queries/dataset.ts'
import { JudgementWord } from './JudgementWord.tsx'
import { OpenSentence } from './OpenSentence.tsx'

/** What was judged, how and when, with the way to it (DSET-009). `more` is before the way. */
export function useEvaluationColumns(more: readonly DataColumn<Evaluation>[] = []): DataColumn<Evaluation>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'labelOption',
      title: formatMessage({ id: 'stat.dataset.option' }),
      render: (_value, { labelOption }) => <JudgementWord option={labelOption} />,
    },
    { key: 'title', title: formatMessage({ id: 'stat.dataset.title' }), dataIndex: 'title' },
    { key: 'labelName', title: formatMessage({ id: 'stat.dataset.label' }), dataIndex: 'labelName' },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'stat.dataset.updatedAt' }),
      render: (_value, { updatedAt }) => formatTime(updatedAt, timezone),
    },
    ...more,
    {
      key: 'open',
      title: formatMessage({ id: 'stat.dataset.open' }),
      isActions: true,
      render: (_value, row) => <OpenSentence row={row} />,
    },
  ]
}

/** A judgement on a phone. */
export function EvaluationCard({ row, children }: { row: Evaluation; children?: ReactNode }) {
  const { timezone } = useHost()
  return (
    <div className={styles['card']}>
      <strong>{row.title}</strong>
      <span className={styles['note']}>
        {row.labelName} · {formatTime(row.updatedAt, timezone)}
      </span>
      <JudgementWord option={row.labelOption} />
      {children}
      <OpenSentence row={row} />
    </div>
  )
}
