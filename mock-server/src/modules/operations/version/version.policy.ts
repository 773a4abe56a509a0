import { canOpen } from '../../../access/policy.ts'

/** Anyone with the page manages the versions of their own company. */
export const canManageVersions = canOpen('version.list')
