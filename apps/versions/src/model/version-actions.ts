import { appVersion } from '@console/contracts'

export type VersionAction = 'view' | 'edit' | 'raise' | 'release' | 'remove' | 'delete'

const { STATUS } = appVersion

const ACTIONS = {
  [STATUS.draft]: ['edit', 'release', 'delete'],
  [STATUS.released]: ['view', 'remove'],
  [STATUS.removed]: ['view', 'release', 'delete'],
} as const satisfies Record<appVersion.Status, readonly VersionAction[]>

/** Lists the actions that a version's state allows (VER-016..018); those of the platform are only read by a company. */
export function toActions(
  { status, isOwn, scopeValue }: Pick<appVersion.AppVersion, 'status' | 'isOwn' | 'scopeValue'>,
  { canRaise }: { canRaise: boolean },
): readonly VersionAction[] {
  if (isOwn === false) return ['view']
  // The rollout can be raised until everybody has the version (R7), where the platform allows changes of released versions.
  if (canRaise && status === STATUS.released && scopeValue !== null) return ['view', 'raise', 'remove']
  return ACTIONS[status]
}
