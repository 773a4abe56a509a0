import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest } from '../../../platform/errors.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'

/** A zone that the database and the server both know; the column itself refuses any other. */
export async function requireTimezone({ db }: TenantTx, timezone: string, language: Language): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timezone}`.execute(db)
  if (rows.length > 0 && isKnownHere(timezone)) return
  throw new BadRequest({ timezone: tenantAdminTexts.unknownTimezone[language] })
}

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A code of ISO 4217; the contract knows its shape only. */
export function requireCurrency(currency: string, language: Language): void {
  if (!CURRENCIES.has(currency))
    throw new BadRequest({ currency: tenantAdminTexts.unknownCurrency[language] })
}
