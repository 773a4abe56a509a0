import { MESSAGE_STEPS } from './messages.ts'
import { MONITORING_STEPS } from './monitoring.ts'
import { PROJECT_STEPS } from './projects.ts'
import { RECORD_STEPS } from './records.ts'
import { SESSION_STEPS } from './session.ts'
import { STATISTICS_STEPS } from './statistics.ts'
import type { Step } from '../base/step.ts'

/** Every documented call that reads, but signing in and its check. */
export const DOCUMENTED_STEPS: readonly Step[] = [
  ...SESSION_STEPS,
  ...MESSAGE_STEPS,
  ...PROJECT_STEPS,
  ...STATISTICS_STEPS,
  ...MONITORING_STEPS,
  ...RECORD_STEPS,
]
