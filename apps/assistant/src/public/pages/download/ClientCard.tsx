import type { release } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { DayText } from '../../components/DayText.tsx'
import styles from './ClientCard.module.css'

type ClientCardProps = {
  platform: release.ClientPlatform
  newest: release.ClientRelease | null
}

/** An app, with its newest version. */
export function ClientCard({ platform, newest }: ClientCardProps) {
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
