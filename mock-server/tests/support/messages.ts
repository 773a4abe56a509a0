import { pushMessage, type NewMessage } from '../../src/modules/messaging/message/push-message.ts'
import type { Demo, Person } from './demo.ts'

export type Sent = NewMessage & { id: string; recipients: number }

/** Pushes messages into one tenant's business type, each of a rule and trigger of its own unless said otherwise. */
export function pusher(
  demo: Demo,
  { tenantId, businessTypeId }: { tenantId: number; businessTypeId: number },
): (parts?: Partial<NewMessage>) => Promise<Sent> {
  let count = 0
  return async (parts = {}) => {
    count += 1
    const message: NewMessage = {
      businessTypeId,
      msgRuleCode: `rule-${count}`,
      triggerId: `trigger-${count}`,
      title: `Message ${count}`,
      content: '<p>Please read <strong>this</strong>.</p>',
      btnOptions: [],
      isCron: true,
      pushedBy: { userId: null, name: 'system' },
      pushedAt: demo.clock.now(),
      ...parts,
    }
    const { messageId, recipients } = await demo.inTenant(tenantId, (tx) => pushMessage(tx, message))
    return { ...message, id: String(messageId), recipients }
  }
}

/** The business types of a person's tenant in the order of the seed. */
export async function listBusinessIds(demo: Demo, person: Person): Promise<number[]> {
  const rows = await demo.inTenant(person.tenantId, ({ db }) =>
    db.selectFrom('businessType').select('id').orderBy('id').execute(),
  )
  return rows.map(({ id }) => id)
}

export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`there is no number ${index}`)
  return item
}
