import type { TenantTx } from '../../../platform/context/context.ts'
import type { Viewer } from './account.policy.ts'
import { findPeopleById, type StoredPerson } from './people.store.ts'
import { personViews, maskedPhone } from './person-view.ts'

/** A person as the audit log records them: names instead of ids, and no readable phone number. */
export async function auditedFacts(
  tx: TenantTx,
  viewer: Viewer,
  id: number,
): Promise<Record<string, unknown>> {
  const [person] = await findPeopleById(tx, viewer, [id])
  return person ? buildAuditedFacts(tx, viewer, person) : {}
}

export async function buildAuditedFacts(
  tx: TenantTx,
  viewer: Viewer,
  person: StoredPerson,
): Promise<Record<string, unknown>> {
  const [view] = await personViews(tx, viewer, [person])
  return {
    id: person.id,
    name: person.name,
    nickName: person.nickName,
    phone: maskedPhone(person.phone),
    position: person.position,
    organization: view?.orgPath ?? null,
    roles: person.roles.map(({ name }) => name),
    businessTypes: person.businessTypes.map(({ name }) => name),
  }
}
