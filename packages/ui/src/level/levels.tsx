import { useIntl } from 'react-intl'
import styles from './levels.module.css'

/** Levels of rules and violations by their number, the worst first: a list shows what matters first (STAT-049). */
export const LEVELS = [3, 2, 1, 0] as const

/** Tip, light, moderate or severe; their words are the texts `ui.level.<number>` (R51). */
export type LevelNumber = (typeof LEVELS)[number]

const CIRCLE = 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z'
/** ▲ ◆ ● ○: levels differ in form too, so that they are never colour alone. Drawn, so that they look alike in every font. */
const GLYPHS: Readonly<Record<LevelNumber, string>> = {
  3: 'M5 1 9.5 9H.5Z',
  2: 'M5 .5 9.5 5 5 9.5 .5 5Z',
  1: CIRCLE,
  0: CIRCLE,
}

type LevelProps = {
  level: LevelNumber
  /** Thing that has the level, such as a rule. */
  subject?: string
  /** Number of things with the level. */
  count?: number
}

/** The level of a rule or a violation: glyph, then word, in the one palette of levels. */
export function Level({ level, subject, count }: LevelProps) {
  const { formatMessage } = useIntl()
  const word = formatMessage({ id: `ui.level.${level}` })
  const named = subject === undefined ? word : `${subject} · ${word}`
  return (
    <span className={styles['level']} data-level={level}>
      <svg className={styles['glyph']} width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
        <path d={GLYPHS[level]} />
      </svg>
      {count === undefined ? (
        named
      ) : (
        <span title={named}>
          <span className={styles['word']}>{named} </span>
          {count}
        </span>
      )}
    </span>
  )
}

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
