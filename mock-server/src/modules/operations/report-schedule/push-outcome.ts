import { businessFor } from '../../identity/sign-up/public.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { runReasonText } from './report-schedule.messages.ts'

type Outcome = { userId: number; name: string; reason: string | null; at: Date }

/** A message to the person alone, in the business that they work in; without any business there are none. */
export async function pushOutcome(tx: TenantTx, { userId, name, reason, at }: Outcome): Promise<void> {
  const businessTypeId = await businessFor(tx, userId)
  if (businessTypeId === null) return
  const text = reason === null ? null : runReasonText(reason)
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'report',
    triggerId: text === null ? 'report-ready' : 'report-failed',
    title: text === null ? `Report ready 报表已生成: ${name}` : `Report failed 报表生成失败: ${name}`,
    content:
      text === null
        ? '<p>The file is in the export tray.</p><p>文件已在导出列表中。</p>'
        : `<p>${text.en}</p><p>${text.zh}</p>`,
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    pushedAt: at,
    audience: { userId },
  })
}
