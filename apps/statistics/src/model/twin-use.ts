import { twin } from '@console/contracts'
import type { z } from 'zod'

/** Value of a twin's use. */
export type TwinUse = z.output<typeof twin.useValue>

/** The value of a use, which is a text of JSON; null where it is not what it should be (TWIN-010, TWIN-Q6). */
export function readUse(value: string): TwinUse | null {
  try {
    return twin.useValue.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
