import type { user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { serverNow } from '@console/ui/server-time'
import * as z from 'zod'
import type { StatQuery } from '../model/stat-query.ts'
import type { ProjectQuery } from '../model/project-query.ts'
import { isRecent } from '../page-query/remembered-query.ts'

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>
type Remembered = { project: number; contractor: number; range: StatQuery['range'] }

/** Shared by the three pages of projects; other pages have other ranges (RPT-017). */
const record = z.object({
  project: z.int().positive(),
  contractor: z.int().positive(),
  beginDay: z.string(),
  endDay: z.string(),
  savedAt: z.number(),
})

/** One record a person of a company: nobody sees the values of another (STAT-018). */
const toStorageKey = ({ tenantId, userId }: Person): string =>
  `console.projectQuery.${tenantId ?? 0}.${userId}`

export function rememberProject(person: Person, { contractor, range }: ProjectQuery): void {
  const { projectId, bizTypeId } = contractor
  const [beginDay, endDay] = range
  const values = { project: projectId, contractor: bizTypeId, beginDay, endDay, savedAt: serverNow() }
  writeStored(toStorageKey(person), JSON.stringify(values))
}

/** What was inquired last on any of the pages; null without it, or when it is older than a day. */
export function rememberedProject(person: Person): Remembered | null {
  const stored = readRecord(toStorageKey(person))
  if (stored === null || !isRecent(stored.savedAt)) return null
  const { project, contractor, beginDay, endDay } = stored
  return { project, contractor, range: [beginDay, endDay] }
}

function readRecord(key: string): z.output<typeof record> | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    return record.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not written by the console: as if there was nothing.
    return null
  }
}
