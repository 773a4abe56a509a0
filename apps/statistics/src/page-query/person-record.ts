import { DAY_MS, type user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { serverNow } from '@console/ui/server-time'
import * as z from 'zod'

export type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

/** Older values are not used (ERR-041). */
const VALID_MS = DAY_MS

const saved = z.object({ savedAt: z.number() })

/** One record a person of a company, in this browser: nobody sees the values of another (STAT-018). */
export function personRecord<Values extends object>(name: string, schema: z.ZodType<Values>) {
  const toKey = ({ tenantId, userId }: Person): string => `console.${name}.${tenantId ?? 0}.${userId}`

  function read(person: Person): { values: Values; savedAt: number } | null {
    const text = readStored(toKey(person))
    if (text === null) return null
    try {
      const json: unknown = JSON.parse(text)
      return { values: schema.parse(json), savedAt: saved.parse(json).savedAt }
    } catch {
      // Another program may have written it.
      return null
    }
  }

  return {
    /** The values of the last day; null without them. */
    recent(person: Person): Values | null {
      const stored = read(person)
      return stored !== null && isRecent(stored.savedAt) ? stored.values : null
    },
    /** Leaves the values that `changes` does not name. */
    write(person: Person, changes: Partial<Values>): void {
      const values = { ...read(person)?.values, ...changes, savedAt: serverNow() }
      writeStored(toKey(person), JSON.stringify(values))
    },
  }
}

/** Uses the server's clock: the machine's may have been set since. */
function isRecent(savedAt: number): boolean {
  const age = serverNow() - savedAt
  return age >= 0 && age < VALID_MS
}
