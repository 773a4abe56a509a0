import { account, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Problem, requireSeen } from '../../../platform/errors.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { businessFor } from '../business/public.ts'
import { canChangePeople, type Viewer } from './account.policy.ts'
import { auditedFacts, buildAuditedFacts } from './audited-facts.ts'
import type { StoredPerson } from './people.store.ts'
import { requireGrantableRoles, requireOtherAdministrator } from './person-rights.store.ts'
import {
  lockKnownPeople,
  requireChangeable,
  requireEnabledBusinessTypes,
  lockKnownOrganization,
} from './require-person.ts'
import { requireWithinScope, scopeBefore } from './require-scope.ts'
import {
  addBusinessTypes,
  addRoles,
  findVersions,
  removeBusinessTypes,
  removeRoles,
  updatePerson,
} from './write-people.store.ts'

type PeopleChange = {
  actor: Viewer
  change: account.PersonChange
  /** The versions that the requester saw. */
  seen: ReadonlyMap<number, number>
  now: Date
}

/** Makes one change to several people, each separately: a refusal for one person does not affect the others. */
export const changePeople = route(account.change, {
  policy: canChangePeople,
  handler: async ({ ctx, tx, session, body: { ids, change, seen = [] }, language }) => {
    const people = await lockKnownPeople(tx, session, ids)
    const scope = await scopeBefore(tx, session)
    const versions = new Map(seen.map(({ id, version }) => [id, version]))
    const request = { actor: session, change, seen: versions, now: ctx.clock.now() }
    await requireGrantable(tx, request)
    let changed = 0
    const refused: account.RefusedPerson[] = []
    for (const person of people) {
      const problem = await changeOne(tx, person, request)
      if (problem === null) changed += 1
      else refused.push(refusedPerson(person, problem, language))
    }
    const touched = people.map(({ id }) => id).filter((id) => !refused.some((one) => one.id === id))
    await requireWithinScope(tx, scope, { userId: session.userId, touched })
    return { changed, refused, versions: await findVersions(tx, touched) }
  },
})

export function refusedPerson(
  { id, username }: Pick<StoredPerson, 'id' | 'username'>,
  { code, text }: Problem,
  language: Language,
): account.RefusedPerson {
  return { id, username, code, reason: text[language] }
}

/** References in a change are the same for everybody: they are checked once, and an invalid one refuses the call. */
async function requireGrantable(tx: TenantTx, { actor, change }: PeopleChange): Promise<void> {
  if (change.kind === 'addRoles') await requireGrantableRoles(tx, actor, change.roleIds)
  if (change.kind === 'addBusinessTypes') await requireEnabledBusinessTypes(tx, change.businessTypeIds)
  if (change.kind === 'move') await lockKnownOrganization(tx, change.orgId)
}

/**
 * Returns null if the change was made, or was not needed. Nothing is written before the last reason to refuse was checked.
 */
async function changeOne(tx: TenantTx, person: StoredPerson, request: PeopleChange): Promise<Problem | null> {
  try {
    requireChangeable(request.actor, person)
    requireSeen(person, { version: request.seen.get(person.id) })
    await requireAdministratorRemains(tx, person, request.change)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  const before = await buildAuditedFacts(tx, request.actor, person)
  if (!(await write(tx, person, request))) return null
  await tx.audit({
    module: 'account',
    opType: `account.${request.change.kind}`,
    target: person.username,
    before: { ...before, status: person.status },
    after: {
      ...(await auditedFacts(tx, request.actor, person.id)),
      status: statusAfter(person, request.change),
    },
  })
  return null
}

async function requireAdministratorRemains(
  tx: TenantTx,
  person: StoredPerson,
  change: account.PersonChange,
): Promise<void> {
  const roleIds = person.roles.map(({ id }) => id)
  const removed = new Set(change.kind === 'removeRoles' ? change.roleIds : [])
  const next = { status: statusAfter(person, change), roleIds: roleIds.filter((id) => !removed.has(id)) }
  await requireOtherAdministrator(tx, { ...person, roleIds }, next)
}

function statusAfter({ status }: StoredPerson, { kind }: account.PersonChange): StoredPerson['status'] {
  if (kind === 'enable') return 'enabled'
  return kind === 'disable' ? 'disabled' : status
}

/** Returns true if anything has changed. */
async function write(tx: TenantTx, person: StoredPerson, { change, now }: PeopleChange): Promise<boolean> {
  const { id } = person
  switch (change.kind) {
    case 'enable':
    case 'disable': {
      const status = statusAfter(person, change)
      if (status === person.status) return false
      await updatePerson(tx, id, { facts: { status }, now })
      if (person.isWaiting && status === 'enabled') await notifyEnabled(tx, person, now)
      return true
    }
    case 'move': {
      if (change.orgId === person.orgId) return false
      await updatePerson(tx, id, { organization: await lockKnownOrganization(tx, change.orgId), now })
      return true
    }
    case 'setPosition': {
      if (change.position === person.position) return false
      await updatePerson(tx, id, { facts: { type: change.position }, now })
      return true
    }
    case 'addRoles':
      return assign(tx, id, { ids: without(change.roleIds, person.roles), store: addRoles, now })
    case 'removeRoles':
      return assign(tx, id, { ids: among(change.roleIds, person.roles), store: removeRoles, now })
    case 'addBusinessTypes':
      return assign(tx, id, {
        ids: without(change.businessTypeIds, person.businessTypes),
        store: addBusinessTypes,
        now,
      })
    case 'removeBusinessTypes':
      return assign(tx, id, {
        ids: among(change.businessTypeIds, person.businessTypes),
        store: removeBusinessTypes,
        now,
      })
  }
}

async function assign(
  tx: TenantTx,
  id: number,
  { ids, store, now }: { ids: readonly number[]; store: typeof addRoles; now: Date },
): Promise<boolean> {
  if (ids.length === 0) return false
  await store(tx, id, ids)
  await updatePerson(tx, id, { now })
  return true
}

const without = (ids: readonly number[], had: readonly account.Named[]): number[] =>
  ids.filter((id) => !had.some((one) => one.id === id))
const among = (ids: readonly number[], had: readonly account.Named[]): number[] =>
  ids.filter((id) => had.some((one) => one.id === id))

/**
 * Greets a person who signed up and is let in now, in their inbox: the platform knows no other address of theirs. A tenant
 * without any business has no messages; there, the person only notices that signing in works.
 */
async function notifyEnabled(tx: TenantTx, { id, businessTypes }: StoredPerson, now: Date): Promise<void> {
  const businessTypeId = businessTypes[0]?.id ?? (await businessFor(tx, null))
  if (businessTypeId === null) return
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'sign-up',
    triggerId: 'account-enabled',
    title: 'Your account is enabled 您的账号已启用',
    content:
      '<p>An administrator has enabled the account that you signed up for.</p>' +
      '<p>管理员已启用您注册的账号。</p>',
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    pushedAt: now,
    audience: { userId: id },
  })
}
