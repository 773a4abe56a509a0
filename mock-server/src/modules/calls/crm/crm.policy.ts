import { canOpen } from '../../../access/policy.ts'

export const canReadCustomers = canOpen('crm.list')
