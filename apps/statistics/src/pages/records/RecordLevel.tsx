import { Level, type LevelNumber } from '@console/ui'

/** The level of a violation; "-" where the platform does not say. */
export function RecordLevel({ level }: { level: LevelNumber | undefined }) {
  return level === undefined ? '-' : <Level level={level} />
}
