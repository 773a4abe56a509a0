import type { credential } from '@console/contracts'
import { csvFile, saveFile } from '@console/ui'
import { Button, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './Usage.module.css'
import { UsageBars } from './usage-bars.ts'

/** px */
const HEIGHT = 340

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

  async function download() {
    const head = ['day', 'calls'].map((column) => formatMessage({ id: `credentials.drawer.${column}` }))
    const file = await csvFile([head, ...days.map(({ date, usage }) => [date, usage])])
    saveFile(`${clientId}-${days[0]?.date ?? ''}-${days.at(-1)?.date ?? ''}.csv`, file)
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
        <Button size="small" onClick={() => void download()}>
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

/** As bars, and day by day for people who do not see them. */
function Bars({ days }: { days: readonly credential.UsageDay[] }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'credentials.drawer.chart' })
  const name = formatMessage({ id: 'credentials.drawer.calls' })
  const categoryName = formatMessage({ id: 'credentials.drawer.day' })
  const data = useMemo(
    () => ({
      categoryName,
      categories: days.map(({ date }) => date),
      series: [{ name, values: days.map(({ usage }) => usage) }],
    }),
    [categoryName, days, name],
  )
  return (
    <div className={styles['chart']}>
      <UsageBars
        title={title}
        summary={title}
        data={data}
        height={HEIGHT}
        hasOwnTable={false}
        hasDownload={false}
      />
      <ol className="visually-hidden">
        {days.map(({ date, usage }) => (
          <li key={date}>{formatMessage({ id: 'credentials.drawer.bar' }, { day: date, count: usage })}</li>
        ))}
      </ol>
    </div>
  )
}

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
