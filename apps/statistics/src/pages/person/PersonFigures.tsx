import type { DataOf, monitor } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DayRange } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { useTeamDay, type PersonQuery } from '../../queries/person-day.ts'
import styles from './PersonPage.module.css'

export type PersonDetail = DataOf<typeof monitor.detail>

type PersonFiguresProps = {
  name: string
  range: DayRange
  query: PersonQuery
  detail: PersonDetail | undefined
}

const FIGURES = [
  { key: 'work', of: 'workDuration', colour: '--track-productive' },
  { key: 'online', of: 'onlineDuration', colour: '--track-online' },
  { key: 'break', of: 'breakDuration', colour: '--track-short-break' },
  { key: 'idle', of: 'idleDuration', colour: '--track-idle' },
  { key: 'leave', of: 'leaveDuration', colour: '--track-leave' },
] as const

/** The durations of the whole range; of a single day beside the median of the team. */
export function PersonFigures({ name, range, query, detail }: PersonFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone: zone } = useHost()
  const { bizTypeId, orgId } = query
  const isOneDay = range[0] === range[1]
  const team = useTeamDay(
    isOneDay
      ? {
          day: query.beginAt,
          ...(bizTypeId === undefined ? {} : { bizTypeId }),
          ...(orgId === undefined ? {} : { orgId }),
        }
      : null,
  )
  const median = isOneDay ? (team.data?.median ?? null) : null
  const scheduled = detail?.scheduleWorkDuration ?? 0
  return (
    <>
      <h2 className="ui-pad-12-16 ui-heading ui-strong">
        {name}
        <span className={styles['sheetLine']}>
          {isOneDay ? range[0] : range.join(' – ')}, {formatMessage({ id: 'person.sheet.zone' }, { zone })}
        </span>
      </h2>
      <dl className={styles['figures']} aria-label={formatMessage({ id: 'person.figures' })}>
        <div>
          <dt>{formatMessage({ id: 'person.scheduled' })}</dt>
          <dd>{scheduled === 0 ? '-' : durationText(scheduled)}</dd>
        </div>
        {FIGURES.map(({ key, of, colour }) => (
          <div key={key}>
            <dt>
              <span className={styles['dot']} style={{ background: `var(${colour})` }} aria-hidden="true" />
              {formatMessage({ id: `person.${key}` })}
            </dt>
            <dd>{detail === undefined ? '-' : durationText(detail[of])}</dd>
            {key === 'work' && scheduled > 0 && detail !== undefined && (
              <dd className={styles['note']}>
                {formatMessage(
                  { id: 'person.ofSchedule' },
                  {
                    share: formatNumber(detail.workDuration / scheduled, {
                      style: 'percent',
                      maximumFractionDigits: 1,
                    }),
                  },
                )}
              </dd>
            )}
            {median !== null && (
              <dd className={styles['note']}>
                {formatMessage({ id: 'person.median' }, { time: durationText(median[of]) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
