import type { sessionRecord } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { type Scope, findScope } from '../../identity/organization/public.ts'
import { areAllIn } from '../../quality/quality/public.ts'
import { findOutsourcedWork } from '../../statistics/project-statistics/public.ts'
import { type ProjectWork } from '../../statistics/statistics/public.ts'
import { listBusinessIds, isKnown, organizationsIn, peopleNamed } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'

export type Caller = { session: Pick<Session, 'userId' | 'timezone'>; now: Date }

type Query = Pick<sessionRecord.ListQuery, 'beginTime' | 'endTime' | 'source'> &
  Partial<
    Pick<
      sessionRecord.ListQuery,
      'bizId' | 'orgId' | 'userId' | 'userName' | 'ruleId' | 'labelId' | 'projectId'
    >
  >

/** The filter of a list; the reader may name every id in it. */
export type SessionFilter = {
  /** Unix seconds, both included. */
  beginTime: number
  endTime: number
  businessId: number | undefined
  /** The selected business, or all businesses of the company. */
  businessIds: readonly number[]
  /** Null: anybody. */
  userIds: readonly number[] | null
  /** Null: the whole company. */
  orgIds: readonly number[] | null
  ruleId: number | undefined
  labelId: number | undefined
  source: number
  project: ProjectWork | undefined
}

/** Throws 404 that says which of the ids is unknown, another company's, or outside of what the reader sees. */
export async function resolveSessionFilter(
  tx: TenantTx,
  caller: Caller,
  query: Query,
): Promise<SessionFilter> {
  const { beginTime, endTime, bizId, ruleId, labelId, source, projectId } = query
  const businessIds = bizId === undefined ? await listBusinessIds(tx) : [bizId]
  const common = { beginTime, endTime, businessId: bizId, businessIds, ruleId, labelId, source }
  if (ruleId !== undefined && !(await isKnown(tx, 'qualityRule', ruleId)))
    throw new NotFound(texts.unknownRule)
  if (labelId !== undefined && !(await isKnown(tx, 'smartLabel', labelId)))
    throw new NotFound(texts.unknownLabel)
  if (projectId !== undefined) {
    const [orgId] = query.orgId ?? []
    const work = findOutsourcedWork(tx, caller, { bizTypeId: bizId, projectId, orgId })
    const { scope, project } = await requireFound(work, texts.unknownProject)
    const isOwners = project !== undefined && !project.providerIds.includes(tx.tenantId)
    // An owner has none of the provider's people and organisations; the database limits what may be seen.
    if (isOwners) return { ...common, project, orgIds: null, userIds: query.userId ?? null }
    return { ...common, project, ...(await resolvePeople(tx, caller, { visible: scope, query })) }
  }
  if (bizId !== undefined && !(await isKnown(tx, 'business', bizId)))
    throw new NotFound(texts.unknownBusiness)
  const visible = await findScope(tx, { userId: caller.session.userId, orgId: undefined })
  return { ...common, project: undefined, ...(await resolvePeople(tx, caller, { visible, query })) }
}

async function resolvePeople(
  tx: TenantTx,
  { session }: Caller,
  { visible, query }: { visible: Scope; query: Query },
): Promise<Pick<SessionFilter, 'userIds' | 'orgIds'>> {
  const userIds = await resolveUserIds(tx, { visible, query })
  const scopes: Scope[] = []
  // One after the other: a transaction has one connection.
  for (const orgId of query.orgId ?? []) {
    scopes.push(
      await requireFound(findScope(tx, { userId: session.userId, orgId }), texts.unknownOrganization),
    )
  }
  if (scopes.length === 0) scopes.push(visible)
  const roots = scopes.flatMap(({ rootId }) => rootId ?? [])
  return { userIds, orgIds: roots.length < scopes.length ? null : await organizationsIn(tx, roots) }
}

async function resolveUserIds(
  tx: TenantTx,
  { visible, query: { userId, userName } }: { visible: Scope; query: Query },
): Promise<readonly number[] | null> {
  if (userId !== undefined) {
    if (!(await areAllIn(tx, { userIds: userId, scope: visible }))) throw new NotFound(texts.unknownPerson)
    return userId
  }
  if (userName === undefined || userName === '') return null
  const found = await peopleNamed(tx, { name: userName, scope: visible })
  if (found.length === 0) throw new NotFound(texts.unknownPerson)
  return found
}

export async function requireFound<Result>(work: Promise<Result>, text: Text): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NotFound) throw new NotFound(text)
    throw error
  }
}
