import type { Language } from '@console/contracts'
import { BadRequest } from '../../../platform/errors.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A code of ISO 4217; the contract knows its shape only. */
export function requireCurrency(currency: string, language: Language): void {
  if (!CURRENCIES.has(currency))
    throw new BadRequest({ currency: tenantAdminTexts.unknownCurrency[language] })
}
