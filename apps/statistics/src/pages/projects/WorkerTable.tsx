import type { projectStat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ListTable } from '../../components/ListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useProjectWork } from '../../project/project-context.ts'
import { useWorkers } from '../../queries/project-work.ts'
import styles from './ProjectUser.module.css'
import { useWorkerColumns, WorkerCard } from './worker-columns.tsx'

/** Who works for the contractor's business now or did so in these days, the longest online first (RPT-022, RPT-Q16). */
export function WorkerTable() {
  const { formatMessage } = useIntl()
  const { round } = useStat()
  const { wire } = useProjectWork()
  const list = useListPage([wire, round])
  const query = useWorkers({ ...wire, pageIndex: list.page, pageSize: list.pageSize })
  const { data } = query
  const title = formatMessage({ id: 'stat.workers' })
  return (
    <section className={styles['workers']} aria-label={title}>
      <ListTable<projectStat.Worker>
        label={title}
        head={<h2>{title}</h2>}
        query={query}
        answer={data === undefined ? null : { rows: data.records, total: data.totalCnt }}
        list={list}
        columns={useWorkerColumns()}
        rowKey={({ userId }) => userId}
        mobileCard={renderCard}
        failed={formatMessage({ id: 'stat.workers.failed' })}
        none={formatMessage({ id: 'stat.workers.none' })}
      />
    </section>
  )
}

function renderCard(row: projectStat.Worker) {
  return <WorkerCard row={row} />
}
