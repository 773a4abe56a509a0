import type { credential } from '@console/contracts'
import { saveFile } from '@console/ui'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { axisTop } from '../../../model/axis-top.ts'
import { usageCsv } from '../../../model/usage-csv.ts'
import styles from './Usage.module.css'

/** At most so many days are named below the bars; more would run into each other. */
const MAX_NAMED_DAYS = 7

type UsageChartProps = {
  clientId: string
  days: readonly credential.UsageDay[]
  /** The previous figures, while the next query is loading. */
  isOld: boolean
}

/** Calls a day as bars, and the same figures as a table (CRED-010). */
export function UsageChart({ clientId, days, isOld }: UsageChartProps) {
  const { formatMessage } = useIntl()
  const [form, setForm] = useState<'chart' | 'table'>('chart')
  const total = days.reduce((sum, { usage }) => sum + usage, 0)

  function download() {
    const head = [
      formatMessage({ id: 'credentials.drawer.day' }),
      formatMessage({ id: 'credentials.drawer.calls' }),
    ] as const
    saveFile(`${clientId}-${days[0]?.date ?? ''}-${days.at(-1)?.date ?? ''}.csv`, usageCsv(days, head))
  }

  return (
    <section
      className={styles['card']}
      aria-label={formatMessage({ id: 'credentials.drawer.chart' })}
      aria-busy={isOld}
    >
      <div className={styles['head']}>
        <span role="status">
          {total === 0
            ? formatMessage({ id: 'credentials.drawer.none' })
            : formatMessage({ id: 'credentials.drawer.total' }, { count: total })}
        </span>
        <Button size="small" onClick={download}>
          {formatMessage({ id: 'credentials.drawer.csv' })}
        </Button>
        <Segmented
          aria-label={formatMessage({ id: 'credentials.drawer.form' })}
          value={form}
          options={[
            { value: 'chart', label: formatMessage({ id: 'credentials.drawer.asChart' }) },
            { value: 'table', label: formatMessage({ id: 'credentials.drawer.asTable' }) },
          ]}
          onChange={setForm}
        />
      </div>
      {form === 'chart' ? <Bars days={days} /> : <Figures days={days} />}
    </section>
  )
}

function Bars({ days }: { days: readonly credential.UsageDay[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const [pointed, setPointed] = useState<number | null>(null)
  const top = axisTop(Math.max(0, ...days.map(({ usage }) => usage)))
  const every = Math.ceil(days.length / MAX_NAMED_DAYS)
  const day = pointed === null ? undefined : days[pointed]
  const textOf = ({ date, usage }: credential.UsageDay) =>
    formatMessage({ id: 'credentials.drawer.bar' }, { day: date, count: usage })
  return (
    <div className={styles['chart']}>
      <div className={styles['pointed']} aria-hidden="true">
        {day !== undefined && textOf(day)}
      </div>
      <div className={styles['plot']}>
        <div className={styles['axis']} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value, { notation: 'compact' })}</span>
          ))}
        </div>
        <ol
          className={styles['bars']}
          data-dense={days.length > MAX_DAYS_WITH_GAPS}
          onPointerLeave={() => {
            setPointed(null)
          }}
        >
          {days.map((shown, index) => (
            <li
              key={shown.date}
              className={styles['column']}
              onPointerEnter={() => {
                setPointed(index)
              }}
            >
              <span className="visually-hidden">{textOf(shown)}</span>
              <span
                className={styles['bar']}
                data-testid="bar"
                style={{ height: `${(shown.usage / top) * 100}%` }}
              />
              {index % every === 0 && (
                <span className={styles['day']} aria-hidden="true">
                  {shown.date.slice(5)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Beyond this the gaps between bars would take more room than the bars. */
const MAX_DAYS_WITH_GAPS = 60

function Figures({ days }: { days: readonly credential.UsageDay[] }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={styles['figures']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'credentials.drawer.day' })}</th>
            <th scope="col">{formatMessage({ id: 'credentials.drawer.calls' })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, usage }) => (
            <tr key={date}>
              <td>{date}</td>
              <td>{formatNumber(usage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
