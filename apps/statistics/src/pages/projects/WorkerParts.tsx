import type { projectStat } from '@console/contracts'
import { ChartLoading } from '@console/domain-ui'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { ListTable, useListPage } from '../../components/ListTable.tsx'
import { PartFailed } from '../../components/PartFailed.tsx'
import { toHours } from '../../model/figure-text.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { toContractorKey } from '../../project/contractors.ts'
import { useProjectWork } from '../../project/project-context.ts'
import { useContractorSeconds, useWorkers } from '../../queries/project-work.ts'
import { useWorkerColumns, WorkerCard } from './worker-columns.tsx'
import styles from './ProjectUser.module.css'

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** The two tables of the page, which load with the tier of tables. */
export function WorkerParts() {
  return (
    <div className={styles['tables']}>
      <WorkerTable />
      <ContractorHours />
    </div>
  )
}

/**
 * People who work for the contractor's business now or did so in these days, the longest online first (RPT-022, RPT-Q16).
 */
function WorkerTable() {
  const { formatMessage, formatNumber } = useIntl()
  const { round } = useStat()
  const { wire } = useProjectWork()
  const { paging, position } = useListPage([wire, round])
  const query = useWorkers({ ...wire, ...position })
  const { data } = query
  const title = formatMessage({ id: 'stat.workers' })
  return (
    <div className={`ui-shrinks ${styles['workers']}`}>
      <ListTable<projectStat.Worker>
        label={title}
        head={
          <>
            <h2>{title}</h2>
            {data && <span className="ui-size-13 ui-faint">{formatNumber(data.totalCnt)}</span>}
          </>
        }
        query={query}
        answer={data && { rows: data.records, total: data.totalCnt }}
        paging={paging}
        columns={useWorkerColumns()}
        rowKey={({ userId }) => userId}
        mobileCard={renderCard}
        failedId="stat.workers.failed"
        emptyId="stat.workers.none"
      />
    </div>
  )
}

function renderCard(row: projectStat.Worker) {
  return <WorkerCard row={row} />
}

/** Hours online of all contractors of the project, the most first; each leads to its own figures (RPT-Q17). */
function ContractorHours() {
  const { formatMessage } = useIntl()
  const { wire, contractors } = useProjectWork()
  const { beginDay, endDay, projectId } = wire
  const { data, error, refetch } = useContractorSeconds(
    { beginDay, endDay, projectId },
    contractors.map(({ bizTypeId }) => bizTypeId),
  )
  const title = formatMessage({ id: 'stat.project.hours' })
  return (
    <section className={`ui-shrinks ui-card ${styles['panel']}`} aria-label={title}>
      <h2>{title}</h2>
      {data === undefined && error === null && <ChartLoading />}
      {data === undefined && error !== null && (
        <PartFailed textId="stat.project.hours.failed" error={error} onRetry={refetch} />
      )}
      {data !== undefined && <HoursTable seconds={data} />}
    </section>
  )
}

type HoursTableProps = {
  seconds: readonly { bizTypeId: number; totalOnlineDuration: number }[]
}

function HoursTable({ seconds }: HoursTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { contractor: chosen, contractors, addressOf } = useProjectWork()
  const secondsOf = new Map(seconds.map((one) => [one.bizTypeId, one.totalOnlineDuration]))
  const rows = contractors
    .map((contractor) => ({ contractor, seconds: secondsOf.get(contractor.bizTypeId) ?? null }))
    .toSorted((left, right) => (right.seconds ?? -1) - (left.seconds ?? -1))
  return (
    <table className={styles['hours']}>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'stat.project.contractor' })}</th>
          <th scope="col">{formatMessage({ id: 'stat.hours' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ contractor, seconds: online }) => (
          <tr key={toContractorKey(contractor)} aria-current={contractor.bizTypeId === chosen.bizTypeId}>
            <th scope="row">
              {contractor.bizTypeId === chosen.bizTypeId ? (
                contractor.name
              ) : (
                <PageLink to={addressOf(contractor)}>{contractor.name}</PageLink>
              )}
            </th>
            <td>{online === null ? '-' : formatNumber(toHours(online), TWO_DECIMALS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
