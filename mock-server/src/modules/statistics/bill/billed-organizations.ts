import type { BilledAccount } from './bill.store.ts'

export type BilledOrganization = { orgId: number; orgName: string; members: BilledAccount[] }

/** In the order in which the accounts come: by the organisation's id. */
export function byOrganization(accounts: readonly BilledAccount[]): BilledOrganization[] {
  const found = new Map<number, BilledOrganization>()
  for (const account of accounts) {
    const { orgId, orgName } = account
    const organization = found.get(orgId) ?? { orgId, orgName, members: [] }
    organization.members.push(account)
    found.set(orgId, organization)
  }
  return [...found.values()]
}
