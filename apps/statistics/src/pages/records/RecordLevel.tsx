import { Level, type LevelNumber } from '@console/ui'

/** How serious a violation is; "-" where the platform does not say. */
export function RecordLevel({ level }: { level: LevelNumber | undefined }) {
  return level === undefined ? '-' : <Level level={level} />
}
