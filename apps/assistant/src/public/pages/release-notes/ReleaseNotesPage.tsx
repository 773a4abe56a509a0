import type { release } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { DayText } from '../../components/DayText.tsx'
import { LoadingText } from '../../components/LoadingText.tsx'
import { usePage } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
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
      {releases.data?.releases.map((one) => (
        <ReleaseCard key={one.version} release={one} />
      ))}
    </PageSurface>
  )
}

function ReleaseCard({ release: { version, releasedOn, notes } }: { release: release.Release }) {
  const { formatMessage } = useIntl()
  const { config } = usePage()
  const { language } = usePreferences()
  const headingId = `release-${version}`
  return (
    <article className={styles['card']} aria-labelledby={headingId}>
      <header className={styles['head']}>
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
