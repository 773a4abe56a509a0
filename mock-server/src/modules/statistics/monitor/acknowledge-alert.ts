import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { zonedTime } from '../../../platform/time/zoned-time.ts'
import { findScope } from '../../identity/organization/public.ts'
import {
  findAcknowledgement,
  findAlertPerson,
  insertAcknowledgement,
  type AlertKey,
} from './acknowledgement.store.ts'
import { ALERT_ACKNOWLEDGED } from './alert-notices.ts'
import { acknowledgedBy } from './monitor.messages.ts'

/** The first acknowledgement counts; everybody else is informed who made it. */
export const acknowledgeAlert = route(monitor.acknowledgeAlert, {
  policy: canOpen('home.monitor', 'monitor.day'),
  handler: async ({ ctx, tx, session, body: { alertId, note } }) => {
    const key = parseAlertKey(alertId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const target = await findAlertPerson(tx, key, scope)
    if (target === undefined) throw new NotFound()
    const now = ctx.clock.now()
    if (!(await insertAcknowledgement(tx, { ...key, creatorId: session.userId, note, now }))) {
      const first = await findAcknowledgement(tx, key)
      const at = toUnixSeconds(first.acknowledgedAt)
      const by = first.creatorName
      throw new Conflict(acknowledgedBy({ by, at: zonedTime(at, session.timezone) }), {
        changed: { id: first.creatorId, at, by },
      })
    }
    await tx.audit({
      module: 'monitor',
      opType: 'monitor.acknowledgeAlert',
      target,
      after: { userId: key.userId, alertAt: key.alertAt, note },
    })
    await tx.emit({ topic: ALERT_ACKNOWLEDGED, key: alertId, ids: [key.userId] })
    return { acknowledgedAt: toUnixSeconds(now), acknowledgedBy: session.name, note }
  },
})

function parseAlertKey(alertId: string): AlertKey {
  const [userId, seconds] = alertId.split('-').map(Number)
  return { userId: userId ?? 0, alertAt: new Date((seconds ?? 0) * 1000) }
}
