import { STATUS_NAMES } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import type { TrackStatus } from '../model/track-statuses.ts'

const names = Object.entries(STATUS_NAMES).map(
  ([status, { en, zh }]) => [`track.status.${status}`, [en, zh]] as const,
)

/** Names of statuses and of corrections (MON-073, PLAN-023). */
export const trackStatusTexts = defineTexts(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every status has a name
  Object.fromEntries(names) as Readonly<Record<`track.status.${TrackStatus}`, readonly [string, string]>>,
)
