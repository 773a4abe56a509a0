import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { businessFor, type NewAccount } from './sign-up.store.ts'

/** Of a new account, by a pushed message; a tenant without any business has none, and only the audit log records it. */
export async function notifyAdministrators(
  tx: TenantTx,
  { userId, username, name, createdAt, invitedBy }: NewAccount & { userId: number; invitedBy: number | null },
): Promise<void> {
  const businessTypeId = await businessFor(tx, invitedBy)
  if (businessTypeId === null) return
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'sign-up',
    triggerId: 'sign-up',
    // Several administrators read one message, each in their own language.
    title: `New sign-up 新用户注册: ${name} (${username})`,
    content:
      '<p>The account came with an invitation code. It stays disabled until an administrator enables it.</p>' +
      '<p>该账号凭邀请码注册，在管理员启用之前保持停用。</p>',
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    aboutUserId: userId,
    pushedAt: createdAt,
    audience: 'administrators',
  })
}
