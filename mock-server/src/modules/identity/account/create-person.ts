import { account } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { findAccount } from '../../../access/session.store.ts'
import { lockAdministration } from '../role/public.ts'
import { refusal } from './account-problems.ts'
import { canManagePeople } from './account.policy.ts'
import { auditedFacts } from './audited-facts.ts'
import { newOneTimePassword } from './one-time-password.ts'
import { requireGrantableRoles } from './person-rights.store.ts'
import { lockKnownOrganization, requireEnabledBusinessTypes } from './require-person.ts'
import { requireWithinScope, scopeBefore } from './require-scope.ts'
import { addBusinessTypes, addRoles, insertPerson } from './write-people.store.ts'

export const createPerson = sessionRoute(account.create, {
  policy: canManagePeople,
  handler: async ({ ctx, session, body, request }) => {
    const { username, roleIds, businessTypeIds, orgId, ...fields } = body
    if (await findAccount(ctx, username)) throw refusal('usernameTaken')
    const password = newOneTimePassword()
    // Outside of the transaction: it takes a while, and others wait for the lock.
    const passwordHash = await ctx.passwords.hash(password)
    const actor = { userId: session.userId, userName: session.name, requestId: request.id }
    return ctx.db.inTenant(
      session.tenantId,
      async (tx) => {
        await lockAdministration(tx)
        const scope = await scopeBefore(tx, session)
        await requireGrantableRoles(tx, session, roleIds)
        await requireEnabledBusinessTypes(tx, businessTypeIds)
        const organization = await lockKnownOrganization(tx, orgId)
        const createdAt = ctx.clock.now()
        const person = { ...fields, username, organization, businessTypeIds, passwordHash, createdAt }
        const id = await insertPerson(tx, person)
        if (id === null) throw refusal('usernameTaken')
        await addRoles(tx, id, roleIds)
        await addBusinessTypes(tx, id, businessTypeIds)
        await requireWithinScope(tx, scope, { userId: session.userId, touched: [id] })
        const after = { username, status: 'enabled', ...(await auditedFacts(tx, session, id)) }
        await tx.audit({ module: 'account', opType: 'account.create', target: username, after })
        return { id, username, password }
      },
      actor,
    )
  },
})
