import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'

/** Folder of the contents of all apps. The same bytes of all versions are stored once. */
export const APP_FILES = 'apps/'

export const fileKey = (hash: string): string => `${APP_FILES}${hash.slice(0, 2)}/${hash}`
export const brotliKey = (hash: string): string => `${fileKey(hash)}.br`

/** Holds everybody else who stores or deletes this content back until the transaction ends. */
export async function lockFile(
  db: AppContext['db']['outside'] | TenantTx['db'],
  hash: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`app file ${hash}`}, 0))`.execute(db)
}
