import { CLIENTS } from './clients.ts'
import { LABELS } from './labels.ts'
import { PROJECTS, REPORTS } from './projects.ts'
import type { Scenario } from './scenario.ts'
import { SETTING_SCENARIOS } from './settings.ts'
import { VERSIONS } from './versions.ts'
import { VOICES } from './voices.ts'
import { PINS, TRACKING } from './workspace.ts'

/** All that `--write` plays, one after the other: each reads lists that another may change. */
export const SCENARIOS: readonly Scenario[] = [
  LABELS,
  PROJECTS,
  REPORTS,
  VOICES,
  VERSIONS,
  CLIENTS,
  ...SETTING_SCENARIOS,
  PINS,
  TRACKING,
]
