import { MANAGED_REFUSALS, type ManagedList, type ManagedRecord } from '@console/contracts'
import pg from 'pg'
import type { Policy } from '../../../access/policy.ts'
import { route, type Route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import type { ManagedStore } from '../../../platform/managed-list/managed-store.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { managedListTexts } from './managed-list.messages.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const UNIQUE_VIOLATION = '23505'

export type ManagedRoutesOptions<Scope, Filters, Draft, Row> = {
  policy: Policy
  store: ManagedStore<Scope, Filters, Draft, Row>
  /** Begins the operations of the audit log, `<module>.<record>`: `.create`, `.update` and `.remove` follow. */
  audited: `${string}.${string}`
  /** Name of a record in the audit log. */
  nameOf: (row: Row) => string
  /** Checks if a person may write this here and now; throws a refusal. `before` is the record being changed. */
  check?: (
    tx: TenantTx,
    record: { draft: Draft; before: Row | null; bizTypeId: number | null },
  ) => Promise<void>
  /** Checks if a record may be removed; throws a refusal. */
  checkRemoval?: (row: Row) => void
}

type UpdateOptions<Draft, Row> = Omit<ManagedRoutesOptions<object, object, Draft, Row>, 'store'> & {
  store: Pick<ManagedStore<object, object, Draft, Row>, 'lock' | 'read' | 'update'>
}

/** The four routes of a managed list: read, make, change, delete. */
export function managedRoutes<Scope extends object, Filters, Draft extends object, Row extends ManagedRecord>(
  calls: ManagedList<Scope, Filters, Draft, Row>,
  options: ManagedRoutesOptions<Scope, Filters, Draft, Row>,
): { list: Route; create: Route; update: Route; remove: Route } {
  return {
    list: listRoute(calls, options),
    create: createRoute(calls, options),
    update: updateRoute(calls, options),
    remove: removeRoute(calls, options),
  }
}

function listRoute<Scope extends object, Filters, Draft, Row extends ManagedRecord>(
  { list }: Pick<ManagedList<Scope, Filters, Draft, Row>, 'list'>,
  { policy, store }: ManagedRoutesOptions<Scope, Filters, Draft, Row>,
): Route {
  return route(list, {
    policy,
    handler: async ({ ctx, tx, query }) => {
      await requireBusinessType(tx, getBusinessTypeId(query))
      return store.find(tx, query, ctx.clock.now())
    },
  })
}

function createRoute<Scope extends object, Filters, Draft extends object, Row extends ManagedRecord>(
  { create }: Pick<ManagedList<Scope, Filters, Draft, Row>, 'create'>,
  { policy, store, audited, nameOf, check }: ManagedRoutesOptions<Scope, Filters, Draft, Row>,
): Route {
  return route(create, {
    policy,
    handler: async ({ ctx, tx, session, query: scope, body: draft }) => {
      const bizTypeId = getBusinessTypeId(scope)
      await requireBusinessType(tx, bizTypeId)
      await check?.(tx, { draft, before: null, bizTypeId })
      const change = { by: session.userId, at: ctx.clock.now() }
      const id = await saved(store.insert(tx, { scope, draft, change }))
      const row = await existing(store.read(tx, id, change.at))
      const { module, operation } = getAuditOperations(audited)
      const record = { target: nameOf(row), bizTypeId, after: draft }
      await tx.audit({ module, opType: operation('create'), ...record })
      return row
    },
  })
}

/** Changes one managed record, on the version that the person saw. */
export function updateRoute<Draft extends object, Row extends ManagedRecord>(
  { update }: Pick<ManagedList<object, object, Draft, Row>, 'update'>,
  { policy, store, audited, nameOf, check }: UpdateOptions<Draft, Row>,
): Route {
  return route(update, {
    policy,
    handler: async ({ ctx, tx, session, params: { id }, query: { version }, body: draft }) => {
      const change = { by: session.userId, at: ctx.clock.now() }
      const before = await lockedRow(store, tx, { id, version, at: change.at })
      const { bizTypeId } = before
      await check?.(tx, { draft, before, bizTypeId })
      await saved(store.update(tx, id, { draft, change }))
      const row = await existing(store.read(tx, id, change.at))
      const { module, operation } = getAuditOperations(audited)
      const record = { target: nameOf(row), bizTypeId, before: pickDraftFields(before, draft), after: draft }
      await tx.audit({ module, opType: operation('update'), ...record })
      return row
    },
  })
}

function removeRoute<Scope, Filters, Draft, Row extends ManagedRecord>(
  { remove }: Pick<ManagedList<Scope, Filters, Draft, Row>, 'remove'>,
  { policy, store, audited, nameOf, checkRemoval }: ManagedRoutesOptions<Scope, Filters, Draft, Row>,
): Route {
  return route(remove, {
    policy,
    handler: async ({ ctx, tx, params: { id }, query: { version } }) => {
      const before = await lockedRow(store, tx, { id, version, at: ctx.clock.now() })
      checkRemoval?.(before)
      await removed(store.remove(tx, id))
      const { module, operation } = getAuditOperations(audited)
      const { id: _id, version: _version, updatedAt: _at, updatedBy: _by, bizTypeId, ...fields } = before
      const record = { target: nameOf(before), bizTypeId, before: fields }
      await tx.audit({ module, opType: operation('remove'), ...record })
      return null
    },
  })
}

async function lockedRow<Row>(
  store: {
    lock: ManagedStore<object, object, object, Row>['lock']
    read: ManagedStore<object, object, object, Row>['read']
  },
  tx: TenantTx,
  { id, version, at }: { id: number; version: number; at: Date },
): Promise<Row> {
  const locked = await store.lock(tx, id)
  if (!locked) throw new NotFound()
  if (locked.version !== version) throw new Conflict()
  return existing(store.read(tx, id, at))
}

async function existing<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (row === undefined) throw new NotFound()
  return row
}

/** Puts refusals of the database's own rules into words: no concurrent transaction gets past them. */
async function saved<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isViolation(error, UNIQUE_VIOLATION))
      throw refuse(MANAGED_REFUSALS.nameTaken, managedListTexts.nameTaken)
    // Somebody deleted what the record refers to since it was checked.
    if (isViolation(error, FOREIGN_KEY_VIOLATION)) throw new NotFound()
    throw error
  }
}

async function removed(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (isViolation(error, FOREIGN_KEY_VIOLATION))
      throw refuse(MANAGED_REFUSALS.inUse, managedListTexts.inUse)
    throw error
  }
}

function isViolation(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code
}

function getAuditOperations(audited: `${string}.${string}`) {
  const [module = audited] = audited.split('.')
  return { module, operation: (verb: 'create' | 'update' | 'remove') => `${audited}.${verb}` }
}

function getBusinessTypeId(scope: object): number | null {
  return 'bizTypeId' in scope && typeof scope.bizTypeId === 'number' ? scope.bizTypeId : null
}

/** Picks the fields of a record that a draft has: both sides of a change have the same fields. */
function pickDraftFields(row: object, draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(draft, name)))
}
