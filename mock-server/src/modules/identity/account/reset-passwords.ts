import { account, type Language } from '@console/contracts'
import { endPersonSessions } from '../../../access/end-sessions.store.ts'
import { sessionRoute } from '../../../access/route.ts'
import { toAuditActor, type Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { addNotice } from '../mail/public.ts'
import { hindrance } from './account-problems.ts'
import { canChangePeople } from './account.policy.ts'
import { refusedPerson } from './change-people.ts'
import { whyNotChange } from './change-rule.ts'
import { newOneTimePassword } from './one-time-password.ts'
import type { StoredPerson } from './people.store.ts'
import { lockKnownPeople } from './require-person.ts'
import { findVersions, updateOneTimePassword } from './write-people.store.ts'

export const resetPasswords = sessionRoute(account.resetPasswords, {
  policy: canChangePeople,
  handler: async ({ ctx, session, body, request, language }) => {
    const { tenantId } = session
    const { allowed } = await ctx.db.inTenant(tenantId, (tx) =>
      sortOut(tx, { session, language, ids: body.ids }),
    )
    // Outside of any transaction: each takes a while, and others wait for the locks.
    const made = new Map(
      await Promise.all(
        allowed.map(async ({ id }) => {
          const password = newOneTimePassword()
          return [id, { password, hash: await ctx.passwords.hash(password) }] as const
        }),
      ),
    )
    const actor = toAuditActor(session, request)
    const store = async (tx: TenantTx) => {
      const now = ctx.clock.now()
      // Once more: rights may have changed while the hashes were made.
      const sorted = await sortOut(tx, { session, language, ids: body.ids })
      const passwords: { id: number; username: string; name: string; password: string }[] = []
      for (const { id, username, name } of sorted.allowed) {
        const one = made.get(id)
        if (!one) continue
        await updateOneTimePassword(tx, id, { hash: one.hash, now })
        const sessionsEnded = await endPersonSessions(tx, id, { now })
        await tx.audit({
          module: 'account',
          opType: 'account.resetPassword',
          target: username,
          after: { id, sessionsEnded },
        })
        await addNotice(ctx, tx, { userId: id, notice: 'passwordReset' })
        passwords.push({ id, username, name, password: one.password })
      }
      const versions = await findVersions(
        tx,
        passwords.map(({ id }) => id),
      )
      return { passwords, refused: sorted.refused, versions }
    }
    return ctx.db.inTenant(tenantId, store, actor)
  },
})

type ResetRequest = { session: Session; language: Language; ids: readonly number[] }

async function sortOut(
  tx: TenantTx,
  { session, language, ids }: ResetRequest,
): Promise<{ allowed: StoredPerson[]; refused: account.RefusedPerson[] }> {
  const allowed: StoredPerson[] = []
  const refused: account.RefusedPerson[] = []
  for (const person of await lockKnownPeople(tx, session, ids)) {
    const reason = whyNotChange(session, person)
    if (reason === null) allowed.push(person)
    else refused.push(refusedPerson(person, hindrance(reason), language))
  }
  return { allowed, refused }
}
