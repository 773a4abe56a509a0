import { z } from 'zod'
import type { Secrets } from '../secrets/secrets.ts'

const letter = z.object({
  to: z.string(),
  senderName: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type StoredLetter = z.output<typeof letter>

/** Seals a mail's recipient and contents for its row: a copy of the database has no link that works. */
export function sealLetter(secrets: Secrets, mark: string, stored: StoredLetter): string {
  return secrets.seal('mail', JSON.stringify(stored), mark)
}

export function unsealLetter(secrets: Secrets, mark: string, sealed: string): StoredLetter {
  return letter.parse(JSON.parse(secrets.unseal('mail', sealed, mark)))
}
