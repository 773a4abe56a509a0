import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { businessFor } from '../sign-up/public.ts'
import type { StoredPerson } from './people.store.ts'

/**
 * Greets anyone who signed up and is let in now, in their inbox: the platform knows no address of theirs to write to. A
 * tenant without any business has no messages; signing in works all the same, and says so by working.
 */
export async function notifyEnabled(
  tx: TenantTx,
  { id, businessTypes }: StoredPerson,
  now: Date,
): Promise<void> {
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
