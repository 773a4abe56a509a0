import type { appVersion } from '@console/contracts'
import { ChartLoading, chartPart } from '@console/domain-ui'
import { ErrorState, Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { calculateShares, lastWholeDay } from '../model/adoption-shares.ts'
import { toPercent } from '../model/version-form.ts'
import { useAdoption } from '../queries/versions.ts'
import styles from './AdoptionPanel.module.css'

/** The lines of adoption; they come with the tier of charts once somebody opens a version, and count towards no page. */
const AdoptionLines = chartPart(async () => {
  const { LineChart } = await import(/* webpackChunkName: "charts-adoption" */ '@console/ui/charts')
  return LineChart
})

const CHART_HEIGHT = 220
const EVERYBODY = 100

/** Shows the share of clients that has the version day by day, beside the share that is offered it. */
export function AdoptionPanel({ version }: { version: appVersion.AppVersion }) {
  const { formatMessage } = useIntl()
  const adoption = useAdoption(version.id)
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'adoption.title' })}>
      {adoption.isPending && <ChartLoading />}
      {adoption.isError && (
        <ErrorState
          title={formatMessage({ id: 'adoption.failed' })}
          error={adoption.error}
          onRetry={() => void adoption.refetch()}
        />
      )}
      {adoption.data !== undefined && (
        <>
          <NotCounted {...adoption.data.notCounted} />
          <Adoption version={version} adoption={adoption.data} />
        </>
      )}
    </section>
  )
}

type AdoptionProps = { version: appVersion.AppVersion; adoption: appVersion.Adoption }

function Adoption({ version: shown, adoption }: AdoptionProps) {
  const { version } = shown
  const { formatMessage, formatNumber } = useIntl()
  const { days, clients, onVersion, others, seats, stall } = adoption
  const shareText = (share: number) => formatNumber(share, { maximumFractionDigits: 1 })
  const hasClients = clients.some((count) => count > 0)
  const { count, share } = lastWholeDay(adoption)
  const rollout = toPercent(shown) ?? EVERYBODY
  return (
    <>
      {stall !== null && (
        <p className={styles['stall']} role="alert">
          <Icon name="warning" />
          {formatMessage(
            { id: 'adoption.stall' },
            { version, share: shareText(stall.share), days: stall.days, rollout: stall.rollout },
          )}
        </p>
      )}
      {hasClients ? (
        <AdoptionLines
          title={formatMessage({ id: 'adoption.share' })}
          summary={formatMessage(
            { id: 'adoption.summary' },
            { days: days.length, version, share: shareText(share), count },
          )}
          height={CHART_HEIGHT}
          formatValue={shareText}
          data={{
            categoryName: formatMessage({ id: 'adoption.day' }),
            categories: days,
            series: [
              { name: version, values: calculateShares(onVersion, clients) },
              {
                name: formatMessage({ id: 'adoption.rollout' }),
                values: days.map(() => rollout),
                isDashed: true,
              },
              ...others.slice(0, 2).map((other) => ({
                name: other.version,
                values: calculateShares(other.counts, clients),
              })),
            ],
          }}
        />
      ) : (
        <p className="ui-no-margin ui-small ui-muted">
          {formatMessage({ id: 'adoption.none' }, { days: days.length })}
        </p>
      )}
      {hasClients && (
        <p className="ui-no-margin ui-small ui-muted">
          {formatMessage(
            { id: 'adoption.clients' },
            { clients: clients.at(-1) ?? 0, onVersion: onVersion.at(-1) ?? 0, version },
          )}
        </p>
      )}
      <SeatVersions seats={seats} />
    </>
  )
}

/** Shows how many reports cannot be right and were left out, so that nobody takes the shares for more than they are. */
function NotCounted({ withoutKey, unknownVersion, tooMany }: appVersion.Adoption['notCounted']) {
  const { formatMessage } = useIntl()
  const reasons = [
    { id: 'adoption.notCounted.withoutKey', count: withoutKey },
    { id: 'adoption.notCounted.version', count: unknownVersion },
    { id: 'adoption.notCounted.tooMany', count: tooMany },
  ].filter(({ count }) => count > 0)
  if (reasons.length === 0) return null
  return (
    <p className={styles['stall']} role="note">
      <Icon name="warning" />
      {reasons.map(({ id, count }) => formatMessage({ id }, { count })).join(' ')}
    </p>
  )
}

/** Versions that the clients of the company's seats had on the last day that any was connected. */
function SeatVersions({ seats }: Pick<appVersion.Adoption, 'seats'>) {
  const { formatMessage } = useIntl()
  const last = Math.max(-1, ...seats.map(({ counts }) => counts.findLastIndex((count) => count > 0)))
  const present = seats.flatMap(({ version, counts }) => {
    const count = counts[last] ?? 0
    return count === 0 ? [] : [{ version, count }]
  })
  return (
    <div className="ui-stack ui-gap-4">
      <h3 className="ui-small ui-strong">{formatMessage({ id: 'adoption.seats' })}</h3>
      {present.length === 0 ? (
        <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'adoption.seats.none' })}</p>
      ) : (
        <ul className="ui-wrap ui-gap-4-16 ui-list ui-size-13 ui-muted">
          {present.map(({ version, count }) => (
            <li key={version}>{formatMessage({ id: 'adoption.seats.line' }, { version, count })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
