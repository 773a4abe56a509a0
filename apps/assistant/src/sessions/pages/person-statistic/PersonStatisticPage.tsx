import { links } from '@console/contracts'
import { useNamedPeople, useSessionNames } from '@console/domain-ui'
import { ApiError, failureText, useHost } from '@console/sub-app'
import {
  addDays,
  dayRangeToUnix,
  EmptyState,
  ErrorState,
  formatDay,
  formatTime,
  isForbidden,
  lastDays,
  today,
  useUrlSearch,
  type SearchOf,
} from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { linkFields } from '../../../base/link-fields.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { useFigures } from '../../queries/sessions.ts'
import { DayFigures } from './DayFigures.tsx'
import styles from './PersonStatisticPage.module.css'
import { TotalFigures } from './TotalFigures.tsx'

const fields = linkFields(links.statistic)
/** Without a time in the address, the last 7 days. */
const DEFAULT_DAYS = 7

/** Figures of some people, in total and by day (STAT-065, VIOL-014). */
export function PersonStatisticPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search } = useUrlSearch(fields)
  const { bizId, orgId, userId, source } = search
  const times = toTimes(search, timezone)
  const { beginTime, endTime } = times
  const problem = timeProblem(beginTime, endTime)
  const figures = useFigures(
    problem === null
      ? {
          beginTime,
          endTime,
          ...(bizId === null ? {} : { bizId }),
          ...(orgId === null ? {} : { orgId: [...orgId] }),
          ...(userId === null ? {} : { userId: [userId] }),
          ...(source === 0 || source === 1 || source === 2 ? { source } : {}),
        }
      : null,
  )
  const title = formatMessage({ id: 'figures.title' })
  if (isForbidden(figures.error)) return <PageRefusal title={title} />
  const isUnknown = figures.error instanceof ApiError && figures.error.status === 404
  return (
    <WorkPage title={title}>
      <PageAddress shape={fields} />
      <Subject search={search} times={times} />
      {problem !== null && (
        <EmptyState title={formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })} />
      )}
      {problem === null && figures.isPending && (
        <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
      )}
      {figures.error !== null && isUnknown && (
        <EmptyState title={formatMessage({ id: 'sessions.unknown' })}>
          {failureText(figures.error)}
        </EmptyState>
      )}
      {figures.error !== null && !isUnknown && (
        <ErrorState
          title={formatMessage({ id: 'figures.failed' })}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data !== undefined && figures.error === null && (
        <>
          <TotalFigures total={figures.data.total} />
          <DayFigures days={figures.data.days} />
          <p className={styles['about']}>{formatMessage({ id: 'figures.wholeDays' })}</p>
        </>
      )}
    </WorkPage>
  )
}

type SubjectProps = {
  search: SearchOf<typeof fields>
  times: { beginTime: number; endTime: number }
}

/** Whose figures they are, and of which time. */
function Subject({ search: { bizId, orgId, userId, source }, times }: SubjectProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const names = useSessionNames(null)
  const person = useNamedPeople(userId === null ? [] : [userId]).data?.[0]
  const facts = [
    `${formatTime(times.beginTime, timezone)} – ${formatTime(times.endTime, timezone)}`,
    person?.name,
    names.data?.businesses.find(({ id }) => id === bizId)?.name,
    ...(orgId ?? []).map((id) => names.data?.organizations.find((one) => one.id === id)?.name),
    source !== null && source >= 0 ? formatMessage({ id: 'figures.source' }, { source }) : undefined,
  ].filter((text) => text !== undefined)
  return <p className={styles['about']}>{facts.join(' · ')}</p>
}

type Times = { beginTime: number | null; endTime: number | null }

/** The times of the address, to the second; a missing end is set by the default's length. */
function toTimes({ beginTime, endTime }: Times, zone: string): { beginTime: number; endTime: number } {
  const last = endTime === null ? today(zone) : formatDay(endTime, zone)
  const first = endTime === null ? lastDays(DEFAULT_DAYS, zone)[0] : addDays(last, 1 - DEFAULT_DAYS)
  const { begin, end } = dayRangeToUnix([first, last], zone)
  return { beginTime: beginTime ?? begin, endTime: endTime ?? end }
}
