import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { noticeWords, type Notice } from './mail-words.ts'
import { findMailReader, findPersonMail } from './person-mail.store.ts'

/**
 * Tells a person by mail what happened to their account, in the transaction in which it happens. Nothing is sent without a
 * mail server, or to a person without a verified address.
 */
export async function addNotice(
  ctx: AppContext,
  tx: TenantTx,
  { userId, notice, to }: { userId: number; notice: Notice; to?: string },
): Promise<void> {
  if (ctx.config.mail === null) return
  const address = to ?? (await findPersonMail(tx, userId)).address
  if (address === null) return
  const { username, language } = await findMailReader(tx, userId)
  await queueMail(ctx, tx, {
    userId,
    kind: notice,
    to: address,
    language,
    words: noticeWords(notice, username),
  })
}
