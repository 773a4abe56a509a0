import type { Language } from '@console/contracts'
import { pushMessage } from '../../modules/messaging/message/push-message.ts'
import { SYSTEM_ACTOR } from '../../platform/audit/entry.ts'
import type { TenantTx } from '../../platform/context/context.ts'
import { escapeHtml } from '../../platform/messages/escape-html.ts'
import type { Text } from '../../platform/messages/text.ts'
import type { Moment } from '../seed/scenario/scenario-model.ts'
import type { Alert } from './simulated-events.ts'

/** A longer name would not fit in a title. */
const MAX_NAME_CHARACTERS = 100

/** Notifies the supervisors of the business, as a rule of the platform would. */
export async function pushAlert(
  tx: TenantTx,
  { at, alert }: { at: Moment; alert: Alert },
  language: Language,
): Promise<void> {
  const { name } = await tx.db
    .selectFrom('appUser')
    .where('id', '=', alert.userId)
    .select('name')
    .executeTakeFirstOrThrow()
  const { code, title, content } = await buildAlertMessage(tx, alert, name.slice(0, MAX_NAME_CHARACTERS))
  const { businessTypeId } = alert
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: code,
    triggerId: `${code}-${businessTypeId}`,
    title: title[language],
    content: content[language],
    btnOptions: [{ text: GOT_IT[language], action: 'TAB_SWITCH' }],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    aboutUserId: alert.userId,
    pushedAt: new Date(at),
    audience: 'supervisors',
  })
}

const GOT_IT: Text = { en: 'Got it', zh: '知道了' }

type Words = { code: string; title: Text; content: Text }

async function buildAlertMessage({ db }: TenantTx, alert: Alert, name: string): Promise<Words> {
  const who = escapeHtml(name)
  if (alert.kind === 'inactive') {
    const { minutes } = alert
    return {
      code: 'seat-inactive',
      title: { en: `${name} is inactive`, zh: `${name}长时间空闲` },
      content: {
        en: `<p><strong>${who}</strong> has been idle for ${minutes} minutes.</p>`,
        zh: `<p><strong>${who}</strong>已空闲${minutes}分钟。</p>`,
      },
    }
  }
  const rule = await db
    .selectFrom('qualityRule')
    .where('id', '=', alert.ruleId)
    .select('name')
    .executeTakeFirstOrThrow()
  const [what, words] = [escapeHtml(rule.name), escapeHtml(alert.words)]
  return {
    code: 'serious-violation',
    title: { en: `Serious violation: ${name}`, zh: `严重违规：${name}` },
    content: {
      en: `<p><strong>${who}</strong> broke the rule <em>${what}</em> and did not put it right:</p><p>“${words}”</p>`,
      zh: `<p><strong>${who}</strong>违反了<em>${what}</em>，且通话中未纠正：</p><p>“${words}”</p>`,
    },
  }
}
