import type { projectStat } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { PersonLink } from '../../components/PersonLink.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { toHours } from '../../model/figure-text.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useProjectWork } from '../../project/project-context.ts'
import styles from './ProjectUser.module.css'

type Worker = projectStat.Worker
type RowProps = { row: Worker }

/** Name, organisation, phone, status and hours with two decimals, and the sessions where they can be opened (RPT-Q16). */
export function useWorkerColumns(): DataColumn<Worker>[] {
  const { formatMessage } = useIntl()
  const { workSessions } = useStat()
  const facts = useWorkerFacts()
  const title = (id: string) => formatMessage({ id: `stat.worker.${id}` })
  const sessions: DataColumn<Worker> = {
    key: 'sessions',
    title: title('sessions'),
    render: (_value, row) => <WorkerSessions row={row} />,
  }
  return [
    {
      key: 'name',
      title: formatMessage({ id: 'stat.user.name' }),
      render: (_value, row) => <WorkerName row={row} />,
    },
    { key: 'orgName', title: formatMessage({ id: 'stat.user.organisation' }), dataIndex: 'orgName' },
    ...facts.map(({ key, label, contentOf }) => ({
      key,
      title: label,
      ...(key === 'hours' && { align: 'right' as const }),
      render: (_value: unknown, row: Worker) => contentOf(row),
    })),
    ...(workSessions?.({}) == null ? [] : [sessions]),
  ]
}

function useWorkerFacts() {
  const { formatMessage, formatNumber } = useIntl()
  const hours = (seconds: number) =>
    formatNumber(toHours(seconds), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return [
    {
      key: 'phone',
      label: formatMessage({ id: 'stat.worker.phone' }),
      contentOf: ({ phone }: Worker) => phone ?? '-',
    },
    {
      key: 'status',
      label: formatMessage({ id: 'stat.worker.status' }),
      contentOf: ({ onlineStatus }: Worker) => (
        <span className={`ui-inline-row ui-gap-6 ui-nowrap ${styles['status']}`} data-status={onlineStatus}>
          {formatMessage({ id: `stat.worker.${onlineStatus}` })}
        </span>
      ),
    },
    {
      key: 'hours',
      label: formatMessage({ id: 'stat.worker.hours' }),
      contentOf: ({ totalOnlineDuration }: Worker) => hours(totalOnlineDuration),
    },
  ]
}

/** Links people of the own company to their statistics; those of other companies' people are not to be read. */
function WorkerName({ row: { userId, name } }: RowProps) {
  const { contractor } = useProjectWork()
  return contractor.isOwn ? <PersonLink id={userId} name={name} /> : name
}

function WorkerSessions({ row: { userId, name } }: RowProps) {
  const { formatMessage } = useIntl()
  const { workSessions } = useStat()
  const address = workSessions?.({ user: userId })
  if (address == null) return null
  return (
    <NewTabLink href={address} label={formatMessage({ id: 'stat.worker.sessions.open' }, { name })}>
      {formatMessage({ id: 'stat.worker.sessions' })}
    </NewTabLink>
  )
}

/** A worker on a phone. */
export function WorkerCard({ row }: RowProps) {
  const facts = useWorkerFacts()
  return (
    <RowCard
      title={<WorkerName row={row} />}
      about={row.orgName}
      facts={facts.map(({ key, label, contentOf }) => ({ key, name: label, value: contentOf(row) }))}
    >
      <WorkerSessions row={row} />
    </RowCard>
  )
}
