import type { credential } from '@console/contracts'
import { chartPart } from '@console/domain-ui'
import {
  BandRangePicker,
  csvFile,
  type DayRange,
  dayRangeToUnix,
  ErrorState,
  isSameValue,
  lastDays,
  saveFile,
} from '@console/ui'
import { TableToggle } from '@console/ui/chart-frame'
import { Button, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../../runtime/context/shell-context.tsx'
import { ClientDrawer } from '../../../components/ClientDrawer.tsx'
import { ClientIdText } from '../../../components/CopiedCode.tsx'
import { useAllClients, useClientUsage } from '../../../queries/credentials.ts'
import { PathSelect } from './PathSelect.tsx'
import styles from './Usage.module.css'

type UsageDrawerProps = { id: number; rows: readonly credential.ApiClient[]; onClose: () => void }

/** Use of a client, day by day (CRED-010). A link opens it whichever page the client is on. */
export function UsageDrawer({ id, rows, onClose }: UsageDrawerProps) {
  const listed = rows.find((row) => row.id === id)
  const all = useAllClients({ isEnabled: listed === undefined })
  const client = listed ?? all.data?.records.find((row) => row.id === id)
  return (
    <ClientDrawer titleId="credentials.drawer.title" client={client} all={all} onClose={onClose}>
      {(found) => (
        <>
          {found.name !== undefined && <ClientAbout client={found} />}
          <UsageOfClient key={id} clientId={found.clientId} />
        </>
      )}
    </ClientDrawer>
  )
}

/** The id that a client signs in with, and what is said of it. */
function ClientAbout({ client: { clientId, description } }: { client: credential.ApiClient }) {
  return (
    <div className="ui-after-12">
      <ClientIdText clientId={clientId} />
      {description !== undefined && description !== '' && (
        <div className="ui-muted ui-anywhere">{description}</div>
      )}
    </div>
  )
}

/** The bars of the drawer; they come with the tier of charts once somebody opens it. */
const UsageBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-usage" */ '@console/ui/charts')
  return BarChart
})

/** px */
const HEIGHT = 340

/** Days that the drawer shows before anything is chosen (CRED-011). */
const DEFAULT_DAYS = 7

/** Range and paths, and the usage that a query for them returns (CRED-011..013). */
function UsageOfClient({ clientId }: { clientId: string }) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const [range, setRange] = useState<DayRange | null>(() => lastDays(DEFAULT_DAYS, timezone))
  const [paths, setPaths] = useState<readonly string[]>([])
  const [hasNoRange, setHasNoRange] = useState(false)
  const [applied, setApplied] = useState(() => ({
    range: lastDays(DEFAULT_DAYS, timezone),
    paths: [] as readonly string[],
  }))
  const { begin, end } = dayRangeToUnix(applied.range, timezone)
  const usage = useClientUsage({ clientId, from: begin, to: end, paths: applied.paths })

  function inquire() {
    setHasNoRange(range === null)
    if (range === null) return
    const isSame = isSameValue({ range, paths }, applied)
    if (isSame) void usage.refetch()
    else setApplied({ range, paths })
  }

  return (
    <div className="ui-stack ui-gap-16">
      <div className={`ui-wrap ui-items-start ui-gap-8 ${styles['fields']}`}>
        <BandRangePicker
          label={formatMessage({ id: 'credentials.drawer.range' })}
          value={range}
          zone={timezone}
          width={330}
          onChange={(next) => {
            setRange(next)
            setHasNoRange(false)
          }}
          onClear={() => {
            setRange(null)
          }}
          error={hasNoRange ? formatMessage({ id: 'credentials.drawer.noRange' }) : undefined}
        />
        <PathSelect clientId={clientId} value={paths} onChange={setPaths} />
        <Button color="primary" variant="filled" loading={usage.isFetching} onClick={inquire}>
          {formatMessage({ id: 'credentials.drawer.query' })}
        </Button>
      </div>
      {usage.error !== null && !usage.isFetching ? (
        <ErrorState
          title={formatMessage({ id: 'credentials.drawer.failed' })}
          error={usage.error}
          onRetry={() => void usage.refetch()}
        />
      ) : usage.data === undefined ? (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <UsageChart clientId={clientId} days={usage.data} isOld={usage.isPlaceholderData} />
      )}
    </div>
  )
}

type UsageChartProps = {
  clientId: string
  days: readonly credential.UsageDay[]
  /** The previous figures, while the next query is loading. */
  isOld: boolean
}

/** Calls a day as bars, and the same figures as a table (CRED-010). */
function UsageChart({ clientId, days, isOld }: UsageChartProps) {
  const { formatMessage } = useIntl()
  const [isTable, setTable] = useState(false)
  const total = days.reduce((sum, { usage }) => sum + usage, 0)

  async function download() {
    const head = ['day', 'calls'].map((column) => formatMessage({ id: `credentials.drawer.${column}` }))
    const file = await csvFile([head, ...days.map(({ date, usage }) => [date, usage])])
    saveFile(`${clientId}-${days[0]?.date ?? ''}-${days.at(-1)?.date ?? ''}.csv`, file)
  }

  return (
    <section
      className={`ui-card ${styles['card']}`}
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
        <TableToggle isTable={isTable} onChange={setTable} />
      </div>
      {isTable ? <Figures days={days} /> : <Bars days={days} />}
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
    <div className="ui-pad-8-16">
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
