import { LEVELS } from './level-names.ts'
import { Level } from './Level.tsx'

/** Violations by level; nothing where there are none. */
export function LevelCounts({ counts }: { counts: readonly number[] }) {
  const found = LEVELS.flatMap((level) =>
    (counts[level] ?? 0) > 0 ? [{ level, count: counts[level] ?? 0 }] : [],
  )
  if (found.length === 0) return <span className="ui-faint">-</span>
  return (
    <span className="ui-inline-flex ui-wraps ui-gap-4">
      {found.map(({ level, count }) => (
        <Level key={level} level={level} count={count} />
      ))}
    </span>
  )
}
