import { LEVELS } from './level-names.ts'
import { Level } from './Level.tsx'
import styles from './LevelCounts.module.css'

/** Violations by level; nothing where there are none. */
export function LevelCounts({ counts }: { counts: readonly number[] }) {
  const found = LEVELS.flatMap((level) =>
    (counts[level] ?? 0) > 0 ? [{ level, count: counts[level] ?? 0 }] : [],
  )
  if (found.length === 0) return <span className={styles['none']}>-</span>
  return (
    <span className={styles['counts']}>
      {found.map(({ level, count }) => (
        <Level key={level} level={level} count={count} />
      ))}
    </span>
  )
}
