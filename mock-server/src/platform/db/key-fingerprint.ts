import type pg from 'pg'
import type { Secrets } from '../secrets/secrets.ts'
import { StartProblem } from '../start-problem.ts'

/** The setting of a database that says which key it was made with. */
export const KEY_FINGERPRINT = 'secretKeyFingerprint'

export function keyFingerprint(secrets: Secrets): string {
  return secrets.mac('audit-chain', 'fingerprint').toString('hex')
}

/** Throws when the database was made with another key: its log would not verify, and its secrets not open. */
export async function checkKey(client: pg.Client, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from app_setting where key = $1', [
    KEY_FINGERPRINT,
  ])
  const [known] = rows
  if (known && known.value !== keyFingerprint(secrets)) {
    throw new StartProblem(
      'The secret key (SECRET_KEY_FILE) is not the one this database was made with. Put the right file back.',
    )
  }
}
