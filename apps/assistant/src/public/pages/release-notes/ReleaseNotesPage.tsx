import type { DataOf, release } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { ErrorState } from '@console/ui'
import { Markdown } from '@console/ui/markdown'
import { useIntl } from 'react-intl'
import { usePage } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { DayText, LoadingText } from '../../components/public-parts.tsx'
import { useReleases } from '../../queries/releases.ts'
import styles from './ReleaseNotesPage.module.css'

/** Every released version with its notes, the newest first (SHELL-070). */
export function ReleaseNotesPage() {
  const { formatMessage } = useIntl()
  const releases = useReleases()
  return (
    <PageSurface
      title={formatMessage({ id: 'releaseNotes.title' })}
      intro={formatMessage({ id: 'releaseNotes.what' })}
    >
      {releases.isPending && <LoadingText />}
      {releases.isError && (
        <ErrorState
          title={formatMessage({ id: 'releaseNotes.failed' })}
          error={releases.error}
          onRetry={() => void releases.refetch()}
        />
      )}
      {releases.data !== undefined && <Releases {...releases.data} />}
    </PageSurface>
  )
}

/** The console's own versions, then those of its apps, if there are any. */
function Releases({ releases, apps }: DataOf<typeof release.list>) {
  const { formatMessage } = useIntl()
  const hasApps = apps.length > 0
  return (
    <>
      {hasApps && <h2 className={styles['group']}>{formatMessage({ id: 'releaseNotes.console' })}</h2>}
      {releases.map((one) => (
        <ReleaseCard key={one.version} release={one} />
      ))}
      {hasApps && <h2 className={styles['group']}>{formatMessage({ id: 'releaseNotes.apps' })}</h2>}
      {apps.map((one) => (
        <AppReleaseCard key={`${one.platform} ${one.version}`} release={one} />
      ))}
    </>
  )
}

function AppReleaseCard({ release }: { release: release.AppRelease }) {
  const { formatMessage } = useIntl()
  const { platform, version, releasedOn, notes } = release
  const headingId = `release-${platform}-${version}`
  return (
    <article className={styles['card']} aria-labelledby={headingId}>
      <header className="ui-wrap ui-items-baseline ui-gap-4-12">
        <h2 id={headingId} className={styles['version']}>
          {formatMessage({ id: 'releaseNotes.app' }, { platform, version })}
        </h2>
        <span className={styles['day']}>
          <DayText day={releasedOn} />
        </span>
      </header>
      <div className={styles['appNotes']}>
        <Markdown text={notes} />
      </div>
    </article>
  )
}

function ReleaseCard({ release: { version, releasedOn, notes } }: { release: release.Release }) {
  const { formatMessage } = useIntl()
  const { config } = usePage()
  const { language } = usePreferences()
  const headingId = `release-${version}`
  return (
    <article className={styles['card']} aria-labelledby={headingId}>
      <header className="ui-wrap ui-items-baseline ui-gap-4-12">
        <h2 id={headingId} className={styles['version']}>
          {formatMessage({ id: 'releaseNotes.version' }, { version })}
        </h2>
        {version === config.version && (
          <span className={styles['current']}>{formatMessage({ id: 'releaseNotes.current' })}</span>
        )}
        <span className={styles['day']}>
          <DayText day={releasedOn} />
        </span>
      </header>
      <ul className={styles['notes']}>
        {notes[language].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  )
}
