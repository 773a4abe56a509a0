import { canOpen } from '../../../access/policy.ts'

/** The page of apps: people of the platform register and release them, those of a company decide about theirs. */
export const canManageApps = canOpen('account.apps')
