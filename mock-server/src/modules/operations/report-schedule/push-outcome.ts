import type { Language } from '@console/contracts'
import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { businessFor } from '../../identity/business/public.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { messageTexts, runReasonText } from './report-schedule.messages.ts'

type Outcome = { userId: number; name: string; language: Language; reason: string | null; at: Date }

/**
 * Sends a message to the person alone, in the business that they work in and the language of their file; a person without
 * any business gets none.
 */
export async function pushOutcome(tx: TenantTx, outcome: Outcome): Promise<void> {
  const { userId, name, language, reason, at } = outcome
  const businessTypeId = await businessFor(tx, userId)
  if (businessTypeId === null) return
  const isReady = reason === null
  const text = isReady ? messageTexts.inTray : runReasonText(reason)
  const title = isReady ? messageTexts.ready : messageTexts.failed
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'report',
    triggerId: isReady ? 'report-ready' : 'report-failed',
    title: title(name)[language],
    content: `<p>${text[language]}</p>`,
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    pushedAt: at,
    audience: { userId },
  })
}
