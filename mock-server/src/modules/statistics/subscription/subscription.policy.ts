import { canOpen } from '../../../access/policy.ts'

export const canReadAccounts = canOpen('account.statistic')
