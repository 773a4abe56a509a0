import { account, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { refusal } from './account-problems.ts'
import { canChangePeople, type Viewer } from './account.policy.ts'
import { auditedFacts, buildAuditedFacts } from './audited-facts.ts'
import { whyNotChange } from './change-rule.ts'
import type { StoredPerson } from './people.store.ts'
import { requireOtherAdministrator, requireGrantableRoles } from './person-rights.store.ts'
import {
  lockKnownPerson,
  requireChangeable,
  lockKnownOrganization,
  requireEnabledBusinessTypes,
} from './require-person.ts'
import { requireWithinScope, scopeBefore } from './require-scope.ts'
import {
  addBusinessTypes,
  addRoles,
  orNull,
  removeBusinessTypes,
  removeRoles,
  updatePerson,
} from './write-people.store.ts'

type ModifyBody = ParsedBodyOf<typeof account.modify>

export const modifyPerson = route(account.modify, {
  policy: canChangePeople,
  handler: async ({ ctx, tx, session, body }) => {
    const person = await lockKnownPerson(tx, session, body.id)
    if (person.version !== body.version) throw new Conflict()
    const scope = await scopeBefore(tx, session)
    const roles = difference(person.roles, body.roleIds)
    const businesses = difference(person.businessTypes, body.businessTypeIds)
    requireEditable(session, person, { body, isAssigned: !isEmpty(roles) || !isEmpty(businesses) })
    await requireGrantableRoles(tx, session, roles.added)
    await requireEnabledBusinessTypes(tx, businesses.added)
    const organization = body.orgId === person.orgId ? undefined : await lockKnownOrganization(tx, body.orgId)
    const before = { ...person, roleIds: person.roles.map(({ id }) => id) }
    await requireOtherAdministrator(tx, before, { status: person.status, roleIds: body.roleIds })
    const facts = {
      name: body.name,
      nickName: orNull(body.nickName),
      type: body.position,
      ...(body.phone === undefined ? {} : { phone: orNull(body.phone) }),
    }
    await updatePerson(tx, person.id, {
      facts,
      ...(organization ? { organization } : {}),
      now: ctx.clock.now(),
    })
    await addRoles(tx, person.id, roles.added)
    await removeRoles(tx, person.id, roles.removed)
    await addBusinessTypes(tx, person.id, businesses.added)
    await removeBusinessTypes(tx, person.id, businesses.removed)
    await requireWithinScope(tx, scope, { userId: session.userId, touched: touchedBy(session, person) })
    await tx.audit({
      module: 'account',
      opType: 'account.modify',
      target: person.username,
      before: await buildAuditedFacts(tx, session, person),
      after: {
        ...(await auditedFacts(tx, session, person.id)),
        phoneChanged: facts.phone !== undefined && facts.phone !== person.phone,
      },
    })
    return null
  },
})

/** A person's change of their own account does not affect scopes, so nobody is touched. */
function touchedBy({ userId }: Viewer, { id }: StoredPerson): number[] {
  return id === userId ? [] : [id]
}

/** People may change only names and phone number of their own account. */
function requireEditable(
  actor: Viewer,
  person: StoredPerson,
  { body, isAssigned }: { body: ModifyBody; isAssigned: boolean },
): void {
  if (whyNotChange(actor, person) !== 'self') return requireChangeable(actor, person)
  if (isAssigned || body.orgId !== person.orgId || body.position !== person.position) throw refusal('self')
}

type Difference = { added: number[]; removed: number[] }

function difference(before: readonly account.Named[], after: readonly number[]): Difference {
  const had = new Set(before.map(({ id }) => id))
  const next = new Set(after)
  return {
    added: [...next].filter((id) => !had.has(id)),
    removed: [...had].filter((id) => !next.has(id)),
  }
}

const isEmpty = ({ added, removed }: Difference): boolean => added.length + removed.length === 0
