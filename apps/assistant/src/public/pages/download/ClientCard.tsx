import type { release } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { DayText } from '../../components/DayText.tsx'
import styles from './ClientCard.module.css'

type ClientCardProps = {
  platform: release.ClientPlatform
  newest: release.ClientRelease | null
  /** The address requests this one. */
  isRecommended: boolean
}

export function ClientCard({ platform, newest, isRecommended }: ClientCardProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: `download.platform.${platform}` })
  return (
    <li className={styles['card']} aria-current={isRecommended}>
      <div>
        <h2 className={styles['name']}>{name}</h2>
        {isRecommended && (
          <p className={styles['recommended']}>{formatMessage({ id: 'download.recommended' })}</p>
        )}
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
          type={isRecommended ? 'primary' : 'default'}
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
