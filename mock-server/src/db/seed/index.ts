import type { Transaction } from 'kysely'
import type { AuditWriter } from '../../audit/writer.ts'
import type { Text } from '../../messages/text.ts'
import type { Database } from '../schema.ts'

export type DemoAccount = { readonly username: string; readonly password: string; readonly who: Text }

export const demoAccounts: readonly DemoAccount[] = []

export type SeedInput = {
  /** The owner's connection, inside one transaction: sees every tenant. */
  db: Transaction<Database>
  profile: 'demo'
  now: Date
  hashPassword: (password: string) => Promise<string>
  audit: AuditWriter
}

export async function seed(_input: SeedInput): Promise<void> {}
