import { twin } from '@console/contracts'
import type { z } from 'zod'

/** Value of a twin's use. */
export type TwinUse = z.output<typeof twin.useValue>

/** Parses the value of a use, which is JSON; null if it is malformed (TWIN-010, TWIN-Q6). */
export function readUse(value: string): TwinUse | null {
  try {
    return twin.useValue.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
