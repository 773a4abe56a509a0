import { appVersion } from '@console/contracts'

const { PLATFORM, STATUS, UPDATE_MODE, UPDATE_SCOPE } = appVersion

/** Ids of texts by the numbers on the wire. */
export const PLATFORM_TEXTS = {
  [PLATFORM.ios]: 'version.platform.ios',
  [PLATFORM.android]: 'version.platform.android',
} as const

export const MODE_TEXTS = {
  [UPDATE_MODE.forced]: 'version.mode.forced',
  [UPDATE_MODE.optional]: 'version.mode.optional',
} as const

export const SCOPE_TEXTS = {
  [UPDATE_SCOPE.all]: 'version.scope.all',
  [UPDATE_SCOPE.percentage]: 'version.scope.percentage',
} as const

export const STATUS_TEXTS = {
  [STATUS.draft]: 'version.status.draft',
  [STATUS.released]: 'version.status.released',
  [STATUS.removed]: 'version.status.removed',
} as const
