import { stat } from '@console/contracts'
import { ExportButton, findColleagues, PersonSelect, RangeFilter, useColleagueName } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { daysIn, Icon, IconButton, today, type DayRange } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { toClockTime } from '../../model/clock.ts'
import type { PersonQuery } from '../../queries/person-day.ts'
import { shifted, getWeekRange, type PersonSearch } from './person.search.ts'
import styles from './PersonPage.module.css'

type PersonBandProps = {
  search: PersonSearch
  setSearch: (changes: Partial<PersonSearch>) => void
  range: DayRange
  query: PersonQuery
  name: string
  /** Unix seconds; null where the range does not have today. */
  now: number | null
}

const WEEK_DAYS = 7
const SELECT_WIDTH = 220

/** Chooses the days and a colleague to compare with; prints and exports. */
export function PersonBand({ search, setSearch, range, query, now }: PersonBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const compared = useColleagueName(search.compare)
  const last = today(timezone)
  const show = ([stdate, enddate]: DayRange) => setSearch({ stdate, enddate, at: null })
  return (
    <div className={styles['band']} data-band>
      <Steps range={range} last={last} onShow={show} />
      <RangeFilter
        label={formatMessage({ id: 'person.days' })}
        value={range}
        zone={timezone}
        onChange={show}
        lastDay={last}
        maxDaysApart={stat.MAX_RANGE_DAYS}
      />
      <PersonSelect
        find={findColleagues}
        label={formatMessage({ id: 'person.compare' })}
        value={search.compare}
        valueLabel={compared}
        width={SELECT_WIDTH}
        placeholder={formatMessage({ id: 'person.compare.nobody' })}
        onChange={(compare) => setSearch({ compare: compare === query.userId ? null : compare })}
      />
      <span className={styles['tools']}>
        {now !== null && (
          <span className="ui-size-12 ui-muted">
            {formatMessage({ id: 'person.realTime' }, { time: toClockTime(now, timezone) })}
          </span>
        )}
        <Button icon={<Icon name="page" />} onClick={() => window.print()}>
          {formatMessage({ id: 'person.print' })}
        </Button>
        <ExportButton
          request={{ kind: 'statusTrack', filter: { ...query, type: 'person' } }}
          label={formatMessage({ id: 'person.export' })}
        />
      </span>
    </div>
  )
}

type StepsProps = { range: DayRange; last: string; onShow: (range: DayRange) => void }

/** Day and week, and the same number of days before or after. */
function Steps({ range, last, onShow }: StepsProps) {
  const { formatMessage } = useIntl()
  const later = shifted(range, 1)
  const days = daysIn(range)
  return (
    <span className={styles['step']} role="group" aria-label={formatMessage({ id: 'person.view' })}>
      <IconButton
        icon="left"
        label={formatMessage({ id: 'person.before' })}
        onClick={() => onShow(shifted(range, -1))}
      />
      <Button
        aria-pressed={days === 1}
        {...chosenLook(days === 1)}
        onClick={() => onShow([range[1], range[1]])}
      >
        {formatMessage({ id: 'person.day' })}
      </Button>
      <Button
        aria-pressed={days === WEEK_DAYS}
        {...chosenLook(days === WEEK_DAYS)}
        onClick={() => onShow(getWeekRange(range[1], last))}
      >
        {formatMessage({ id: 'person.week' })}
      </Button>
      <IconButton
        icon="right"
        label={formatMessage({ id: 'person.after' })}
        disabled={later[0] > last}
        onClick={() => onShow([later[0], later[1] > last ? last : later[1]])}
      />
    </span>
  )
}

function chosenLook(isChosen: boolean) {
  return isChosen ? ({ color: 'primary', variant: 'filled' } as const) : {}
}
