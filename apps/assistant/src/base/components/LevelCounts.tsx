import { useIntl } from 'react-intl'
import { LEVELS } from '../model/level-names.ts'
import styles from './LevelCounts.module.css'

/** Violations by level, each with its word; nothing where there are none. */
export function LevelCounts({ counts }: { counts: readonly number[] }) {
  const { formatMessage } = useIntl()
  const found = LEVELS.filter((level) => (counts[level] ?? 0) > 0)
  if (found.length === 0) return <span className={styles['none']}>-</span>
  return (
    <span className={styles['counts']}>
      {found.map((level) => (
        <span key={level} className={styles['level']} data-level={level}>
          {formatMessage({ id: `sessions.level.${level}` })} {counts[level]}
        </span>
      ))}
    </span>
  )
}
