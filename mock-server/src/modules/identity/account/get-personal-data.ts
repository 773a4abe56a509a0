import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { listFieldValuesOfPerson } from '../../apps/sub-app/public.ts'
import { findPersonMail } from '../mail/public.ts'
import { countRecoveryCodes, factorSince } from '../sign-in/public.ts'
import { refusal } from './account-problems.ts'
import { canChangePeople } from './account.policy.ts'
import { whyNotChange } from './change-rule.ts'
import { organizationPaths } from './organizations.store.ts'
import {
  accountExtras,
  accountPeriods,
  countFactsOfPerson,
  messagesTo,
  listOperations,
  storedSchedules,
  storedSessions,
  storedViews,
} from './personal-data.store.ts'
import { lockKnownPerson } from './require-person.ts'

/**
 * Anyone may get their own data; the data of others are for people who may change them. The phone number is in it in full
 * for every requester: it is the person's file, and the access is recorded.
 */
export const getPersonalData = route(account.personalData, {
  policy: canChangePeople,
  handler: async ({ ctx, tx, session, body }) => {
    const person = await lockKnownPerson(tx, session, body.id)
    const reason = whyNotChange(session, person)
    if (reason === 'holdsMore' || reason === 'erased') throw refusal(reason)
    const { id, username, name, nickName, phone, position, status, roles, businessTypes } = person
    const paths = await organizationPaths(tx, [person.orgId])
    const extras = await accountExtras(tx, id)
    const messages = await messagesTo(tx, id)
    const mail = await findPersonMail(tx, id)
    const operations = await listOperations(tx, id)
    await tx.audit({ module: 'account', opType: 'account.personalData', target: username, after: { id } })
    return {
      exportedAt: ctx.clock.now().toISOString(),
      account: {
        id,
        username,
        name,
        nickName,
        phone,
        position,
        status,
        ...extras,
        mailAddress: mail.address,
        unconfirmedMailAddress: mail.pending,
        organization: person.orgId === null ? null : (paths.get(person.orgId) ?? null),
        createdAt: person.createdAt.toISOString(),
        lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
        roles: roles.map((role) => role.name),
        businessTypes: businessTypes.map((business) => business.name),
      },
      accountPeriods: await accountPeriods(tx, id),
      sessions: await storedSessions(tx, id),
      twoStepVerification: await describeFactor(tx, id),
      savedViews: await storedViews(tx, id),
      reportSchedules: await storedSchedules(tx, id),
      messages,
      operations,
      fieldsOfApps: await listFieldValuesOfPerson(tx, id),
      happened: await countFactsOfPerson(tx, id),
    }
  },
})

/** That there is a second factor, not its secret. */
async function describeFactor(tx: TenantTx, userId: number) {
  const since = await factorSince(tx, userId)
  if (since === null) return null
  const recoveryCodesLeft = await countRecoveryCodes(tx, userId)
  return { kind: 'totp', onSince: since.toISOString(), recoveryCodesLeft }
}
