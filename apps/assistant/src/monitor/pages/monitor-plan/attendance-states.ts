import { ATTENDANCE } from '@console/contracts'
import type { StatusTone } from '@console/ui'

const STATES = {
  [ATTENDANCE.present]: { id: 'present', tone: 'good' },
  [ATTENDANCE.late]: { id: 'late', tone: 'warn' },
  [ATTENDANCE.absent]: { id: 'absent', tone: 'error' },
} as const satisfies Record<number, { id: string; tone: StatusTone }>
const OPEN = { id: 'open', tone: 'quiet' } as const

/** The word and tone of a shift's attendance; null while the shift is open. */
export const attendanceState = (attendance: keyof typeof STATES | null) =>
  attendance === null ? OPEN : STATES[attendance]
