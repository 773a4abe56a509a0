import { demoSample } from '@console/contracts'
import { DataTable, Icon } from '@console/ui'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SampleTab as Tab } from '../../../model/page-tabs.ts'
import { SampleTeams } from './SampleTeams.tsx'
import { useSampleFile } from './use-sample-file.ts'
import styles from './SampleTab.module.css'

type SampleTabProps = {
  tab: Tab
  /** The chart of the teams. */
  children: ReactNode
}

/** A tab of demo mode: invented figures of four teams and five times of day, and both as a file (DEMO-002, DEMO-003). */
export function SampleTab({ tab, children }: SampleTabProps) {
  const { formatMessage } = useIntl()
  const file = useSampleFile(tab)
  return (
    <div className={styles['tab']}>
      <div className="ui-cluster ui-gap-8">
        <Alert
          type="info"
          showIcon
          className={styles['note'] ?? ''}
          title={formatMessage({ id: 'stat.sample.note' })}
        />
        <Button icon={<Icon name="download" size={14} />} loading={file.isLoading} onClick={file.download}>
          {formatMessage({ id: `stat.sample.file.${tab}` })}
        </Button>
      </div>
      {children}
      <div className={styles['tables']}>
        <SampleTeams tab={tab} />
        <SampleTimes tab={tab} />
      </div>
    </div>
  )
}

type Time = (typeof demoSample.SAMPLE_TIMES)[number]

function SampleTimes({ tab }: { tab: Tab }) {
  const { formatMessage, formatNumber } = useIntl()
  const label = formatMessage({ id: `stat.sample.times.${tab}` })
  const calls = formatMessage({ id: 'stat.sample.calls' })
  return (
    <DataTable<Time>
      label={label}
      head={<h2 className="ui-size-14 ui-strong">{label}</h2>}
      columns={[
        { key: 'time', title: formatMessage({ id: 'stat.time' }), dataIndex: 'time' },
        { key: 'calls', title: calls, align: 'right', render: (_value, row) => formatNumber(row.calls) },
      ]}
      rows={demoSample.SAMPLE_TIMES}
      rowKey={({ time }) => time}
      mobileCard={renderCard}
    />
  )
}

function renderCard(row: Time) {
  return <TimeCard row={row} />
}

/** A time on a phone. */
function TimeCard({ row: { time, calls } }: { row: Time }) {
  const { formatMessage } = useIntl()
  return (
    <span className="ui-stack ui-pad-12-16">
      {time} · {formatMessage({ id: 'stat.sample.calls.count' }, { count: calls })}
    </span>
  )
}
