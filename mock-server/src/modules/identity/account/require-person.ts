import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { lockBusinessTypes } from '../business/public.ts'
import { lockPresentOrganizations } from '../organization/public.ts'
import { lockAdministration } from '../role/public.ts'
import { hindrance, refusal } from './account-problems.ts'
import type { Viewer } from './account.policy.ts'
import { whyNotChange } from './change-rule.ts'
import { findPeopleById, type StoredPerson } from './people.store.ts'
import { lockApplications, lockPeople } from './write-people.store.ts'

/** People to be changed, who stay as they are until this transaction ends. An unknown id among them refuses all. */
export async function lockKnownPeople(
  tx: TenantTx,
  actor: Viewer,
  ids: readonly number[],
): Promise<StoredPerson[]> {
  const requestedIds = [...new Set(ids)]
  await lockAdministration(tx)
  await lockPeople(tx, requestedIds)
  await lockApplications(tx)
  const people = await findPeopleById(tx, actor, requestedIds)
  if (people.length !== requestedIds.length) throw new NotFound()
  return people
}

export async function lockKnownPerson(tx: TenantTx, actor: Viewer, id: number): Promise<StoredPerson> {
  const [person] = await lockKnownPeople(tx, actor, [id])
  if (!person) throw new NotFound()
  return person
}

export function requireChangeable(actor: Viewer, person: StoredPerson): void {
  const reason = whyNotChange(actor, person)
  if (reason) throw hindrance(reason)
}

export async function lockKnownOrganization(
  tx: TenantTx,
  orgId: number,
): Promise<{ orgId: number; isCompany: boolean }> {
  const [found] = await lockPresentOrganizations(tx, [orgId])
  if (!found) throw new NotFound()
  return { orgId, isCompany: found.isCompany }
}

export async function requireEnabledBusinessTypes(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const found = await lockBusinessTypes(tx, ids)
  if (found.length !== ids.length) throw new NotFound()
  if (found.some(({ status }) => status !== 'enabled')) throw refusal('businessDisabled')
}
