import { DAY_MS, type user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { serverNow } from '@console/ui/server-time'
import * as z from 'zod'
import type { StatQuery } from '../model/stat-query.ts'

export type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

/** Older values are not used (ERR-041). */
const VALID_MS = DAY_MS

const id = z.int().positive().nullable()

/** Shared by all pages with the common form (STAT-Q7). */
const record = z.object({
  bizTypeId: id,
  orgId: id,
  beginDay: z.string(),
  endDay: z.string(),
  /** Month of the pages that are about one. */
  month: z.string().optional(),
  /** Seat of the pages of monitoring, which can be about one. */
  userId: id.optional(),
  savedAt: z.number(),
})

/** One record a person of a company: nobody sees the values of another (STAT-018). */
export function toStorageKey({ tenantId, userId }: Person): string {
  return `console.statQuery.${tenantId ?? 0}.${userId}`
}

/** Query that was inquired last, on any page; null without it, or when it is older than a day. */
export function rememberedQuery(person: Person): StatQuery | null {
  const stored = readRecord(person)
  if (stored === null || !isRecent(stored.savedAt)) return null
  const { bizTypeId, orgId, beginDay, endDay } = stored
  return { business: bizTypeId, organisation: orgId, range: [beginDay, endDay] }
}

/** By the server's clock: this machine's may have been set since. */
export function isRecent(savedAt: number): boolean {
  const age = serverNow() - savedAt
  return age >= 0 && age < VALID_MS
}

/** The seat that a page of monitoring was about; read beside `rememberedQuery`, with which it expires. */
export function rememberedSeat(person: Person): number | null {
  return readRecord(person)?.userId ?? null
}

export function rememberQuery(
  person: Person,
  { business, organisation, range, seat }: StatQuery & { seat?: number | null },
): void {
  const [beginDay, endDay] = range
  const form = { bizTypeId: business, orgId: organisation, beginDay, endDay }
  const values = { ...form, userId: seat ?? null, savedAt: serverNow() }
  writeStored(toStorageKey(person), JSON.stringify({ ...readRecord(person), ...values }))
}

export function readRecord(person: Person): z.output<typeof record> | null {
  const text = readStored(toStorageKey(person))
  if (text === null) return null
  try {
    return record.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not written by the console: as if there was nothing.
    return null
  }
}
