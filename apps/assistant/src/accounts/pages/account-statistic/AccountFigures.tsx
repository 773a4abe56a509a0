import type { subscription } from '@console/contracts'
import { ErrorState, Figures } from '@console/ui'
import { TableToggle } from '@console/ui/chart-frame'
import { Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAccountStatistic } from '../../queries/subscription.ts'
import bars from '../../../base/components/bar-plot.module.css'
import styles from './AccountFigures.module.css'

/** Totals, months and organisations side by side, so that the accounts below them are in sight. */
export function AccountFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const { data, error, refetch } = useAccountStatistic()
  if (data === undefined) {
    return error === null ? (
      <FiguresLoading />
    ) : (
      <ErrorState
        title={formatMessage({ id: 'accounts.totals.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  const totals = {
    open: data.open,
    signedIn: data.open - data.neverSignedIn,
    neverSignedIn: data.neverSignedIn,
    closed: data.closed,
  }
  return (
    <div className={styles['figures']}>
      <div className={styles['totals']}>
        <Figures
          label={formatMessage({ id: 'accounts.totals' })}
          figures={Object.entries(totals).map(([key, value]) => ({
            key,
            name: formatMessage({ id: `accounts.total.${key}` }),
            value: formatNumber(value),
          }))}
        />
      </div>
      <MonthCard months={data.months} />
      <OrganizationCard organizations={data.organizations} />
    </div>
  )
}

type Statistic = subscription.AccountStatistic

/** Outlines of the totals and the two cards, in their final size. */
function FiguresLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['figures']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {['totals', 'months', 'organizations'].map((part) => (
        <div key={part} className={`ui-pad-12-16 ui-card ${styles['card']}`} data-part={part}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ))}
    </div>
  )
}

type CardProps = { title: string; note: string; tools?: ReactNode; children: ReactNode }

function Card({ title, note, tools, children }: CardProps) {
  return (
    <section className={`ui-stack ui-card ui-overflow-hidden ${styles['card']}`} aria-label={title}>
      <header className={styles['head']}>
        <span className="ui-row ui-gap-8 ui-items-baseline">
          <h2 className="ui-body ui-strong">{title}</h2>
          <span className="ui-size-12 ui-faint">{note}</span>
        </span>
        {tools}
      </header>
      {children}
    </section>
  )
}

/** Accounts that were open at the end of each month, as bars or as a table with what was opened and closed. */
function MonthCard({ months }: { months: Statistic['months'] }) {
  const { formatMessage } = useIntl()
  const [isTable, setTable] = useState(false)
  const title = formatMessage({ id: 'accounts.months' })
  return (
    <Card
      title={title}
      note={yearsText(months)}
      tools={<TableToggle isTable={isTable} onChange={setTable} />}
    >
      {isTable ? (
        <CountTable
          label={title}
          name="month"
          counts={['opened', 'closed', 'openAtEnd']}
          rows={months.map(({ month, ...counts }) => ({ key: month, name: month, counts }))}
        />
      ) : (
        <MonthBars title={title} months={months.toReversed()} />
      )}
    </Card>
  )
}

/** The year of the months, or the first and the last. */
function yearsText(months: Statistic['months']): string {
  const years = months.map(({ month }) => month.slice(0, 4)).toSorted()
  return [...new Set([years.at(0), years.at(-1)])].join('–')
}

/** Bars of the months, the latest at the end; the table has the same figures. */
function MonthBars({ title, months }: { title: string; months: Statistic['months'] }) {
  const { formatMessage, formatNumber } = useIntl()
  const most = Math.max(1, ...months.map(({ openAtEnd }) => openAtEnd))
  return (
    <div className={styles['bars']} role="img" aria-label={title}>
      {months.map(({ month, opened, closed, openAtEnd }) => (
        <div
          key={month}
          className={styles['month']}
          title={formatMessage(
            { id: 'accounts.months.bar' },
            {
              month,
              open: formatNumber(openAtEnd),
              opened: formatNumber(opened),
              closed: formatNumber(closed),
            },
          )}
        >
          <span>{formatNumber(openAtEnd)}</span>
          <div className={`${bars['plot']} ${styles['plot']}`}>
            <span style={{ height: `${(100 * openAtEnd) / most}%` }} />
          </div>
          <span>{month.slice(5)}</span>
        </div>
      ))}
    </div>
  )
}

function OrganizationCard({ organizations }: { organizations: Statistic['organizations'] }) {
  const { formatMessage, formatNumber } = useIntl()
  const title = formatMessage({ id: 'accounts.organizations' })
  return (
    <Card title={title} note={formatNumber(organizations.length)}>
      <CountTable
        label={title}
        name="column.organization"
        counts={['total.open', 'total.neverSignedIn', 'total.closed']}
        rows={organizations.map(({ id, name, open, closed, neverSignedIn }) => ({
          key: `${id}`,
          name,
          counts: { 'total.open': open, 'total.neverSignedIn': neverSignedIn, 'total.closed': closed },
        }))}
      />
    </Card>
  )
}

type CountTableProps = {
  label: string
  /** Ends the text of the first head. */
  name: string
  /** Keys of the counts, which end the texts of their heads. */
  counts: readonly string[]
  rows: readonly { key: string; name: string; counts: Readonly<Record<string, number>> }[]
}

/** A small table that scrolls below its heads. */
function CountTable({ label, name, counts, rows }: CountTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    // The keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroller']} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: `accounts.${name}` })}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {formatMessage({ id: `accounts.${count}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {counts.map((count) => (
                <td key={count}>{formatNumber(row.counts[count] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
