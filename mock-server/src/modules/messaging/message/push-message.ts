import { message as calls } from '@console/contracts'
import { z } from 'zod'
import type { TenantTx } from '../../../platform/context/context.ts'

const { title, content, buttons, buttonText, link } = calls.MESSAGE_LIMITS
/** Represents the console's own origin, which the server need not know. */
const OWN_ORIGIN = 'https://console.invalid'

/** An http or https address, or a path of the console's own origin. */
const openable = z.string().max(link).refine(isOpenable)

const button = z.discriminatedUnion('action', [
  z.strictObject({ text: text(buttonText), action: z.enum(['TAB_SWITCH', 'OPEN_MODULE']) }),
  z.strictObject({ text: text(buttonText), action: z.literal('OPEN_URL'), link: openable }),
])

const newMessage = z.strictObject({
  businessTypeId: z.int().positive(),
  msgRuleCode: calls.messageCode,
  triggerId: calls.messageCode,
  title: text(title),
  content: text(content),
  btnOptions: z.array(button).max(buttons),
  /** The page that the message history opens. */
  url: openable.optional(),
  isCron: z.boolean(),
  /** Name of the creator; a person's id is stored beside it. */
  pushedBy: z.strictObject({ userId: z.int().positive().nullable(), name: text(200) }),
  /** The one person whom title and content name: erasing their data takes the words away. */
  aboutUserId: z.int().positive().optional(),
  /** Set if it is read aloud, beside the text or instead of it. */
  speech: z.enum(['too', 'only']).optional(),
  pushedAt: z.date(),
  /**
   * `business`: everybody of the business type; `supervisors`: those of them who lead; `administrators`: the tenant's,
   * bound to the business type or not; `userId`: that person alone.
   */
  audience: z
    .union([
      z.enum(['business', 'supervisors', 'administrators']),
      z.strictObject({ userId: z.int().positive() }),
    ])
    .default('business'),
})
export type NewMessage = z.input<typeof newMessage>

/** Says that there is a message; its key is the message's id. */
export const MESSAGE_PUSHED = 'message.pushed'

/**
 * Stores a message, delivers it to every enabled person of its audience, and emits the event that lets it pop up.
 * Throws for a message over the limits, with an unusable link, or for a business type that is not the tenant's. The HTML
 * is stored as given: who renders it sanitises it.
 */
export async function pushMessage(
  { db, tenantId, emit }: Pick<TenantTx, 'db' | 'tenantId' | 'emit'>,
  message: NewMessage,
): Promise<{ messageId: number; recipients: number }> {
  const { btnOptions, pushedBy, audience, ...fields } = newMessage.parse(message)
  const { id: messageId } = await db
    .insertInto('pushedMessage')
    .values({
      ...fields,
      tenantId,
      btnOptions: JSON.stringify(btnOptions),
      pushUserId: pushedBy.userId,
      pushUserName: pushedBy.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivered = await db
    .insertInto('messageDelivery')
    .columns(['tenantId', 'userId', 'messageId', 'pushedAt'])
    .expression(
      selectRecipients({ db, tenantId }, { audience, businessTypeId: fields.businessTypeId }).select((of) => [
        'person.tenantId',
        'person.id',
        of.val(messageId).as('messageId'),
        of.val(fields.pushedAt).as('pushedAt'),
      ]),
    )
    .executeTakeFirstOrThrow()
  await emit({ topic: MESSAGE_PUSHED, key: String(messageId) })
  return { messageId, recipients: Number(delivered.numInsertedOrUpdatedRows ?? 0) }
}

type Recipients = { audience: z.output<typeof newMessage>['audience']; businessTypeId: number }

function selectRecipients(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  { audience, businessTypeId }: Recipients,
) {
  const enabled = db
    .selectFrom('person')
    .where('person.tenantId', '=', tenantId)
    .where('person.status', '=', 'enabled')
  if (typeof audience === 'object') return enabled.where('person.id', '=', audience.userId)
  if (audience === 'administrators') return enabled.where('person.tenantAdmin', '=', true)
  const among =
    audience === 'supervisors' ? enabled.where('person.type', 'in', ['SuperAdmin', 'TeamAdmin']) : enabled
  return among.where((where) =>
    where.exists(
      where
        .selectFrom('userBusinessType as bound')
        .whereRef('bound.tenantId', '=', 'person.tenantId')
        .whereRef('bound.userId', '=', 'person.id')
        .where('bound.businessTypeId', '=', businessTypeId)
        .select('bound.userId'),
    ),
  )
}

/** Text of a person, within a limit; PostgreSQL holds no NUL. */
function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !value.includes('\0'))
}

function isOpenable(address: string): boolean {
  const url = URL.parse(address, OWN_ORIGIN)
  if (!url || url.username !== '' || url.password !== '') return false
  return /^https?:\/\//i.test(address) || (address.startsWith('/') && url.origin === OWN_ORIGIN)
}
