import { billClosingRule } from '@console/contracts'
import { PERMISSION } from '../../../access/menu/permissions.ts'
import type { Session } from '../../../access/session.ts'
import { getCurrentMonth } from './months.ts'

type Closable = {
  session: Pick<Session, 'permissions' | 'timezone'>
  seesCompany: boolean
  isClosed: boolean
  month: string
  now: Date
}

/** Why the caller cannot close a month; null where they can. */
export function closeProblem({
  session: { permissions, timezone },
  now,
  ...month
}: Closable): billClosingRule.CloseProblem | null {
  return billClosingRule.closeProblem({
    ...month,
    hasPermission: permissions.has(PERMISSION.closeBill),
    currentMonth: getCurrentMonth(now, timezone),
  })
}
