import { links } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { LoadingText } from '../../components/LoadingText.tsx'
import { useReleasedClients } from '../../queries/releases.ts'
import { ClientCard } from './ClientCard.tsx'
import { MonitorCard } from './MonitorCard.tsx'
import styles from './DownloadPage.module.css'

const PLATFORMS = ['ios', 'android'] as const

/** One card per platform with its newest released version; `monitor=1` puts monitoring first (SHELL-071, SHELL-Q38). */
export function DownloadPage() {
  const { formatMessage } = useIntl()
  const clients = useReleasedClients()
  const isMonitorRequested =
    links.readLink(links.download, new URLSearchParams(window.location.search)).values.monitor === true
  const monitorCard = <MonitorCard isRequested={isMonitorRequested} />
  return (
    <PageSurface
      title={formatMessage({ id: 'download.title' })}
      intro={formatMessage({ id: 'download.what' })}
    >
      {clients.isPending && <LoadingText />}
      {clients.isError && (
        <ErrorState
          title={formatMessage({ id: 'download.failed' })}
          error={clients.error}
          onRetry={() => void clients.refetch()}
        />
      )}
      {clients.data !== undefined && (
        <ul className={styles['cards']}>
          {isMonitorRequested && monitorCard}
          {PLATFORMS.map((platform) => (
            <ClientCard
              key={platform}
              platform={platform}
              newest={clients.data.clients.find((one) => one.platform === platform) ?? null}
            />
          ))}
          {!isMonitorRequested && monitorCard}
        </ul>
      )}
    </PageSurface>
  )
}
