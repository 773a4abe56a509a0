import { randomUUID } from 'node:crypto'
import type { Language } from '@console/contracts'
import type { AppContext, TenantTx } from '../context/context.ts'
import { DAY_MS } from '../time/units.ts'
import { pickMailBrand } from './mail-brand.ts'
import { writeMailPage, type MailWords } from './mail-page.ts'
import { insertMail } from './mail.store.ts'
import { sealLetter } from './sealed-letter.ts'

/** A mail that no mail server takes for so long is given up. */
export const MAIL_LIFE_MS = DAY_MS

type NewMail = {
  userId: number
  /** Names it in the log. */
  kind: string
  to: string
  /** Null: both languages. */
  language: Language | null
  words: MailWords
  /** For a mail that is of no use later, such as one with a link. */
  expiresAt?: Date
}

/** Stores a mail in the transaction of its cause: both commit or vanish together. Without a mail server it does nothing. */
export async function queueMail(ctx: AppContext, tx: TenantTx, mail: NewMail): Promise<void> {
  const { mail: settings } = ctx.config
  if (settings === null) return
  const createdAt = ctx.clock.now()
  const { userId, kind, to, language, words } = mail
  const product = pickMailBrand(ctx.config, settings.consoleUrl)
  const senderName = product[language ?? 'en']
  const mark = randomUUID()
  const sealed = sealLetter(ctx.secrets, mark, {
    to,
    senderName,
    ...writeMailPage(words, { product, language }),
  })
  const expiresAt = mail.expiresAt ?? new Date(createdAt.getTime() + MAIL_LIFE_MS)
  await insertMail(tx, { userId, kind, sealed, mark, createdAt, expiresAt })
}
