import type { account } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { seesPhones, type Viewer } from './account.policy.ts'
import { whyNotChange } from './change-rule.ts'
import { organizationPaths } from './organizations.store.ts'
import type { StoredPerson } from './people.store.ts'

/** Digits that stay readable at each end of a masked number. */
const SHOWN_START = 3
const SHOWN_END = 2
const MASK = '••••••'

export function maskedPhone(phone: string | null): string | null {
  if (phone === null) return null
  return phone.length <= SHOWN_START + SHOWN_END
    ? MASK
    : `${phone.slice(0, SHOWN_START)}${MASK}${phone.slice(-SHOWN_END)}`
}

export function phoneFor(viewer: Viewer, { id, phone }: Pick<StoredPerson, 'id' | 'phone'>): string | null {
  return seesPhones(viewer) || id === viewer.userId ? phone : maskedPhone(phone)
}

export async function personViews(
  tx: TenantTx,
  viewer: Viewer,
  people: readonly StoredPerson[],
): Promise<account.Person[]> {
  const paths = await organizationPaths(
    tx,
    people.map(({ orgId }) => orgId),
  )
  return people.map(({ tenantAdmin, roleGrantsMore, seesBeyond, ...person }) => ({
    ...person,
    orgPath: person.orgId === null ? null : (paths.get(person.orgId) ?? null),
    isTenantAdmin: tenantAdmin,
    phone: phoneFor(viewer, person),
    lastSignInAt: person.lastSignInAt && toUnixSeconds(person.lastSignInAt),
    createdAt: toUnixSeconds(person.createdAt),
    changedAt: person.changedAt && toUnixSeconds(person.changedAt),
    hindrance: whyNotChange(viewer, { ...person, tenantAdmin, roleGrantsMore, seesBeyond }),
  }))
}
