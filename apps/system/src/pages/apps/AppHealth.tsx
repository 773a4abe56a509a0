import type { DataOf, subApp } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useAppHealth } from '../../queries/apps.ts'
import { AppHealthChart } from './AppHealthChart.tsx'
import { SlotHealth } from './SlotHealth.tsx'
import styles from './AppsPage.module.css'

type Health = DataOf<typeof subApp.health>
type VersionHealth = Health['versions'][number]

/** Figures of a version, in the order in which they are read. */
const COUNTS = [
  'mounts',
  'failures',
  'errors',
  'policyReports',
  'longTasks',
  'leaks',
  'calls',
  'refusedCalls',
  'backEndRequests',
] as const satisfies readonly (keyof VersionHealth)[]

/** How an app did in browsers in the last days: its versions, and the last failures with their texts. */
export function AppHealth({ module }: { module: string }) {
  const { formatMessage } = useIntl()
  const health = useAppHealth(module)
  const title = formatMessage({ id: 'apps.health' })
  return (
    <section className="ui-stack ui-gap-8" aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      {health.data !== undefined && <HealthContents health={health.data} />}
      {health.data !== undefined && health.data.slots.length > 0 && (
        <SlotHealth module={module} slots={health.data.slots} />
      )}
      {health.data === undefined && health.error === null && (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      )}
      {health.data === undefined && health.error !== null && (
        <PageFailure
          error={health.error}
          title={formatMessage({ id: 'apps.health.failed' })}
          page={formatMessage({ id: 'apps.page' })}
          onRetry={() => void health.refetch()}
        />
      )}
    </section>
  )
}

function HealthContents({ health: { versions, hours, lastFailures } }: { health: Health }) {
  const { formatMessage } = useIntl()
  if (versions.length === 0)
    return <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'apps.health.none' })}</p>
  const numbers = new Map(versions.map(({ versionId, number }) => [versionId, number]))
  return (
    <>
      {hours.length > 0 && <AppHealthChart hours={hours} />}
      <ol className="ui-list" aria-label={formatMessage({ id: 'apps.health.versions' })}>
        {versions.map((version) => (
          <VersionFigures key={version.versionId} version={version} />
        ))}
      </ol>
      {lastFailures.length > 0 && <LastFailures failures={lastFailures} numbers={numbers} />}
    </>
  )
}

function VersionFigures({ version }: { version: VersionHealth }) {
  const { formatMessage, formatNumber } = useIntl()
  const { number, people, failingPeople, loadMs, mountMs, slowestMs } = version
  const title = formatMessage({ id: 'apps.versions.one' }, { number })
  return (
    <li className={styles['version']} aria-label={title}>
      <div className="ui-row ui-between ui-gap-12">
        <strong>{title}</strong>
        <StatusWord tone={failingPeople === 0 ? 'good' : 'error'}>
          {formatMessage({ id: 'apps.health.people' }, { people, failing: failingPeople })}
        </StatusWord>
      </div>
      <dl className={styles['figures']}>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="ui-small ui-muted">{formatMessage({ id: `apps.health.${name}` })}</dt>
            <dd className="ui-figures">{formatNumber(version[name])}</dd>
          </div>
        ))}
      </dl>
      {loadMs !== null && mountMs !== null && (
        <span className="ui-small ui-muted ui-figures">
          {formatMessage(
            { id: 'apps.health.times' },
            { load: formatNumber(loadMs), mount: formatNumber(mountMs), slowest: formatNumber(slowestMs) },
          )}
        </span>
      )}
    </li>
  )
}

type LastFailuresProps = { failures: Health['lastFailures']; numbers: ReadonlyMap<number, number> }

function LastFailures({ failures, numbers }: LastFailuresProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <ol className="ui-list" aria-label={formatMessage({ id: 'apps.health.lastFailures' })}>
      {failures.map(({ versionId, kind, text, at }, index) => (
        // Two failures may be the same in all that is known of them.
        // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
        <li key={index} className={styles['failure']}>
          <span className="ui-small ui-muted">
            {formatMessage(
              { id: 'apps.health.failure' },
              {
                time: formatTime(at, timezone),
                number: numbers.get(versionId) ?? 0,
                kind: formatMessage({ id: `apps.health.kind.${toKind(kind)}` }),
              },
            )}
          </span>
          <code className="ui-small ui-anywhere">{text}</code>
        </li>
      ))}
    </ol>
  )
}

const KINDS = ['failed', 'error', 'policy', 'leak', 'slot'] as const

/** A kind that a newer server may send is an error. */
function toKind(kind: string): (typeof KINDS)[number] {
  return KINDS.find((one) => one === kind) ?? 'error'
}
