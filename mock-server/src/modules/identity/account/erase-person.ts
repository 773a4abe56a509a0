import { randomBytes } from 'node:crypto'
import { account, type ParsedBodyOf } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { toAuditActor, type Session } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { removeUnused } from '../../../platform/files/stored-contents.ts'
import { refusal } from './account-problems.ts'
import { canChangePeople } from './account.policy.ts'
import { eraseTraces } from './erase-traces.store.ts'
import { requireOtherAdministrator } from './person-rights.store.ts'
import { lockKnownPerson, requireChangeable } from './require-person.ts'
import { eraseFacts } from './write-people.store.ts'

const SUFFIX_BYTES = 4

/** Frees the username: the replacement is random. */
const placeholder = (id: number): string => `erased.${id}.${randomBytes(SUFFIX_BYTES).toString('hex')}`

export const erasePerson = sessionRoute(account.erase, {
  policy: canChangePeople,
  handler: async ({ ctx, session, request, body }) => {
    const actor = toAuditActor(session, request)
    await ctx.db.inTenant(session.tenantId, (tx) => erase(ctx, tx, { session, body }), actor)
    // Only after the rows are deleted for good. The person is erased in any case: files that cannot be removed now are
    // removed by retention.
    await removeUnused(ctx, session.tenantId).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the recordings of an erased person were not removed yet'),
    )
    return null
  },
})

async function erase(
  ctx: AppContext,
  tx: TenantTx,
  { session, body }: { session: Session; body: ParsedBodyOf<typeof account.erase> },
): Promise<void> {
  const person = await lockKnownPerson(tx, session, body.id)
  requireChangeable(session, person)
  if (body.username.toLowerCase() !== person.username.toLowerCase()) throw refusal('notConfirmed')
  const before = { ...person, roleIds: person.roles.map(({ id }) => id) }
  await requireOtherAdministrator(tx, before, { status: 'disabled', roleIds: [] })
  const now = ctx.clock.now()
  const { files, counts } = await eraseTraces(tx, ctx.erasures, { person, now })
  await eraseFacts(tx, person.id, { username: placeholder(person.id), now })
  // Only the names of the fields, not their values: the log is stored without limit.
  const erased = (['username', 'name', 'nickName', 'phone'] as const).filter(
    (field) => person[field] !== null,
  )
  await tx.audit({
    module: 'account',
    opType: 'account.erase',
    target: `#${person.id}`,
    after: { id: person.id, erased, ...counts, status: 'disabled' },
  })
  // Before the rows are committed: a file that cannot be removed must not be lost, and one more removal does no harm.
  await Promise.all(files.map((key) => ctx.storage.remove(key)))
}
