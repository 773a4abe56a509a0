import { links, type release } from '@console/contracts'
import { ErrorState, Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { DayText, LoadingText } from '../../components/public-parts.tsx'
import { useReleasedClients } from '../../queries/releases.ts'
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

type ClientCardProps = {
  platform: release.ClientPlatform
  newest: release.ClientRelease | null
}

/** An app, with its newest version. */
function ClientCard({ platform, newest }: ClientCardProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: `download.platform.${platform}` })
  return (
    <li className={styles['card']}>
      <div>
        <h2 className="ui-heading ui-strong">{name}</h2>
        <p className={styles['fact']}>
          {newest === null
            ? formatMessage({ id: 'download.none' })
            : formatMessage(
                { id: 'download.released' },
                { version: newest.version, day: <DayText key="day" day={newest.releasedOn} /> },
              )}
        </p>
      </div>
      {newest !== null && (
        <Button
          icon={<Icon name="download" />}
          href={newest.url}
          aria-label={formatMessage({ id: 'download.get' }, { platform: name })}
        >
          {formatMessage({ id: 'download.title' })}
        </Button>
      )}
    </li>
  )
}

/** Monitoring, for which nothing has to be installed: the console watches calls itself. */
function MonitorCard({ isRequested }: { isRequested: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles['card']} aria-current={isRequested}>
      <div>
        <h2 className="ui-heading ui-strong">{formatMessage({ id: 'download.platform.monitor' })}</h2>
        {isRequested && (
          <p className={styles['recommended']}>{formatMessage({ id: 'download.recommended' })}</p>
        )}
        <p className={styles['fact']}>{formatMessage({ id: 'download.monitor' })}</p>
      </div>
    </li>
  )
}
