import { appVersion } from '@console/contracts'
import type { StatusTone } from '@console/ui'

const { STATUS } = appVersion

export const STATUS_TONES = {
  [STATUS.draft]: 'idle',
  [STATUS.released]: 'good',
  [STATUS.removed]: 'offline',
} as const satisfies Record<appVersion.Status, StatusTone>
