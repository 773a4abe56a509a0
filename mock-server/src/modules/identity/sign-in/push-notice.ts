import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { businessFor } from '../business/public.ts'
import { noticeTexts } from './sign-in.messages.ts'

type Notice = { kind: keyof typeof noticeTexts; userId: number; now: Date }

/** A message to the person alone, in both languages. A company without any business has no messages. */
export async function pushNotice(tx: TenantTx, { kind, userId, now }: Notice): Promise<void> {
  const businessTypeId = await businessFor(tx, userId)
  if (businessTypeId === null) return
  const { en, zh } = noticeTexts[kind]
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'second-factor',
    triggerId: `second-factor-${kind}`,
    title: 'Two-step verification 两步验证',
    content: `<p>${en}</p><p>${zh}</p>`,
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    pushedAt: now,
    audience: { userId },
  })
}
