import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './Versions.module.css'

type VersionListProps = {
  /** Newest first. */
  versions: readonly label.LabelVersion[]
  chosen: number
  onChoose: (version: number) => void
}

/** Number, time and person of each version; one is chosen. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const name = useId()
  return (
    <div className={styles['list']} role="radiogroup" aria-label={formatMessage({ id: 'versions.list' })}>
      {versions.map(({ version, changedAt, changedBy, wordList }, index) => (
        <label key={version} className={styles['item']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={version === chosen}
            onChange={() => onChoose(version)}
          />
          <span className={styles['number']}>
            {formatMessage({ id: 'versions.number' }, { version })}
            {index === 0 && (
              <span className={styles['tag']}>{formatMessage({ id: 'versions.present' })}</span>
            )}
          </span>
          <span className={styles['when']}>{formatTime(changedAt, timezone)}</span>
          <span className={styles['when']} dir="auto">
            {changedBy ?? formatMessage({ id: 'versions.system' })}
          </span>
          {wordList !== null && (
            <span className={styles['when']} dir="auto">
              {formatMessage({ id: 'versions.wordList' }, { name: wordList })}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
