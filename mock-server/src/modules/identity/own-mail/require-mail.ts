import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { MailSettings } from '../../../platform/mail-settings.ts'
import { ownMailTexts } from './own-mail.messages.ts'

/** Without a mail server there is nothing that these calls could do. */
export function requireMail({ config }: AppContext): MailSettings {
  if (config.mail === null) throw new NotFound(ownMailTexts.notSent)
  return config.mail
}
