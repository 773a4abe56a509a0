import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import { pushMessage, type NewMessage } from '../../modules/messaging/message/push-message.ts'
import { SYSTEM_ACTOR } from '../../platform/audit/entry.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Text } from '../../platform/messages/text.ts'
import { insertEvent, type OutboxEvent } from '../../platform/outbox/outbox.ts'

/** Number of a tenant's businesses, from the first on, that have messages. */
const BUSINESSES_WITH_MESSAGES = 2
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const AUDIT_LOG_PATH = '/console/msgcenter/audit'

type SeedMessage = {
  msgRuleCode: string
  isCron: boolean
  /** Minutes before the moment of the seed, the oldest first. */
  pushedMinutesAgo: readonly number[]
  title: Text
  content: (business: string) => Text
  buttons: readonly { text: Text; option: ButtonTarget }[]
  url?: string
}
type ButtonTarget = { action: 'TAB_SWITCH' | 'OPEN_MODULE' } | { action: 'OPEN_URL'; link: string }

const seedMessages: readonly SeedMessage[] = [
  {
    msgRuleCode: 'shift-handover',
    isCron: true,
    pushedMinutesAgo: [20 + 2 * DAY_MINUTES, 20 + DAY_MINUTES, 20],
    title: { en: 'Note open call-backs before you hand over', zh: '交接班前请登记待回访客户' },
    content: (business) => ({
      en: `<p>Your shift for <strong>${business}</strong> ends soon.</p><p>Please enter every open call-back in the <em>handover list</em>, with the time the customer asked for.</p>`,
      zh: `<p><strong>${business}</strong>的本班次即将结束。</p><p>请将所有待回访客户登记到<em>交接清单</em>，并注明客户要求的时间。</p>`,
    }),
    buttons: [{ text: { en: 'Got it', zh: '知道了' }, option: { action: 'TAB_SWITCH' } }],
  },
  {
    msgRuleCode: 'opening-script',
    isCron: false,
    pushedMinutesAgo: [180],
    title: { en: 'The opening script has changed', zh: '开场白话术已更新' },
    content: (business) => ({
      en: `<p>From the next call on, for <strong>${business}</strong>:</p><ul><li>Say your name and the company first.</li><li>Ask for consent to record before anything else.</li></ul>`,
      zh: `<p>自下一通电话起，<strong>${business}</strong>请按以下顺序：</p><ul><li>先报姓名与公司名称。</li><li>征得客户同意录音后，再谈其他内容。</li></ul>`,
    }),
    buttons: [
      {
        text: { en: 'Who changed what', zh: '查看变更记录' },
        option: { action: 'OPEN_URL', link: AUDIT_LOG_PATH },
      },
      { text: { en: 'Later', zh: '稍后' }, option: { action: 'TAB_SWITCH' } },
    ],
    url: AUDIT_LOG_PATH,
  },
  {
    msgRuleCode: 'recording-consent',
    isCron: true,
    pushedMinutesAgo: [50],
    title: { en: 'Consent to record: what counts', zh: '录音授权：怎样才算同意' },
    content: (business) => ({
      en: `<p>On <strong>${business}</strong> calls only a clear “yes” counts as consent. Silence does not: ask again, or end the call politely.</p>`,
      zh: `<p><strong>${business}</strong>的通话中，只有客户明确回答“可以”才算同意录音。客户未作答时，请再次询问，或礼貌结束通话。</p>`,
    }),
    buttons: [{ text: { en: 'Open my calls', zh: '打开我的通话' }, option: { action: 'OPEN_MODULE' } }],
  },
]

type SeededTenant = { id: number; language: Language }

/**
 * Pushes the demo's messages as a rule or a colleague would. Nobody has touched, clicked or viewed them: that comes
 * with use.
 */
export async function pushSeedMessages(
  db: Transaction<Database>,
  { id: tenantId, language }: SeededTenant,
  now: Date,
): Promise<void> {
  const businesses = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name'])
    .orderBy('id')
    .limit(BUSINESSES_WITH_MESSAGES)
    .execute()
  // The first person of a tenant writes if nobody administers it.
  const sender = await db
    .selectFrom('appUser')
    .where('tenantId', '=', tenantId)
    .select(['id as userId', 'name'])
    .orderBy('tenantAdmin', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const pushes = businesses.flatMap((business) =>
    seedMessages.flatMap((message) =>
      message.pushedMinutesAgo.map((minutes) => ({
        ...worded(message, business, language),
        pushedBy: message.isCron ? { userId: null, name: SYSTEM_ACTOR.userName } : sender,
        pushedAt: new Date(now.getTime() - minutes * MINUTE_MS),
      })),
    ),
  )
  for (const message of pushes.toSorted((a, b) => a.pushedAt.getTime() - b.pushedAt.getTime())) {
    const emit = (event: OutboxEvent) => insertEvent(db, event, { tenantId, at: message.pushedAt })
    await pushMessage({ db, tenantId, emit }, message)
  }
}

function worded(
  { msgRuleCode, isCron, title, content, buttons, url }: SeedMessage,
  business: { id: number; name: string },
  language: Language,
): Omit<NewMessage, 'pushedBy' | 'pushedAt'> {
  return {
    businessTypeId: business.id,
    msgRuleCode,
    triggerId: `${msgRuleCode}-${business.id}`,
    title: title[language],
    content: content(business.name)[language],
    btnOptions: buttons.map(({ text, option }) => ({ text: text[language], ...option })),
    ...(url === undefined ? {} : { url }),
    isCron,
  }
}
