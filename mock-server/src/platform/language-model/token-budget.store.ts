import { sql } from 'kysely'
import type { TenantTx } from '../context/context.ts'
import type { LanguageModelPrice } from '../language-model-settings.ts'
import type { TokenUse } from './chat.ts'

/** The day that tokens were reserved for, in the company's zone, and how many. */
export type Reservation = { readonly day: string; readonly tokens: number }

/**
 * Reserves tokens of what the company may still use of the day; null when they are too many. Tokens that a killed server had
 * reserved stay reserved: the endpoint may have charged for them.
 */
export async function reserveTokens(
  { db, tenantId }: TenantTx,
  { tokens, dailyTokens, now }: { tokens: number; dailyTokens: number; now: Date },
): Promise<Reservation | null> {
  const { rows } = await sql<{ day: string }>`
    insert into language_model_day as known (tenant_id, day, reserved_tokens)
    select t.id, (${now}::timestamptz at time zone t.timezone)::date, ${tokens}::bigint
    from tenant t where t.id = ${tenantId} and ${tokens}::bigint <= ${dailyTokens}::bigint
    on conflict (tenant_id, day) do update set reserved_tokens = known.reserved_tokens + excluded.reserved_tokens
    where known.reserved_tokens + known.input_tokens + known.output_tokens + excluded.reserved_tokens
      <= ${dailyTokens}::bigint
    returning known.day::text as day`.execute(db)
  const [row] = rows
  return row ? { day: row.day, tokens } : null
}

/** Replaces a reservation by the tokens that the request used. */
export async function settleTokens(
  { db, tenantId }: TenantTx,
  {
    reservation: { day, tokens },
    use,
    price,
  }: { reservation: Reservation; use: TokenUse; price: LanguageModelPrice | null },
): Promise<void> {
  const cost = price === null ? 0 : calculateTokenCost(use, price)
  await sql`
    update language_model_day set requests = requests + 1, reserved_tokens = reserved_tokens - ${tokens}::bigint,
      input_tokens = input_tokens + ${use.input}::bigint, output_tokens = output_tokens + ${use.output}::bigint,
      cost = cost + ${cost}::numeric
    where tenant_id = ${tenantId} and day = ${day}::date`.execute(db)
}

/** Tokens that the company has used of the present day, with those that are reserved. */
export async function tokensOfDay({ db, tenantId }: TenantTx, now: Date): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select d.reserved_tokens + d.input_tokens + d.output_tokens as tokens
    from language_model_day d join tenant t on t.id = d.tenant_id
    where d.tenant_id = ${tenantId} and d.day = (${now}::timestamptz at time zone t.timezone)::date`.execute(
    db,
  )
  return rows[0]?.tokens ?? 0
}

/** In the currency of the price. */
export function calculateTokenCost({ input, output }: TokenUse, price: LanguageModelPrice): number {
  return (input * price.input + output * price.output) / 1_000_000
}
