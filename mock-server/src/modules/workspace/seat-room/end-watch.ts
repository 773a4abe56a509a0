import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { DatabaseClient } from '../../../platform/db/client.ts'
import { deleteWatch, findCompanyName, findUnconfirmedWatches, type Watch } from './seat-watch.store.ts'

/** Longer than a server goes without confirming a watch: twice a minute and a heartbeat, and between them the wait for a lost client. */
export const UNCONFIRMED_MS = 300_000

/** Writes the watch into the audit log, unless somebody else has ended it. Its transaction names the watcher as the actor. */
export async function endWatch(
  tx: TenantTx,
  { stayId, seatId, endedAt }: { stayId: string; seatId: number; endedAt: Date },
): Promise<void> {
  const watch = await deleteWatch(tx, { stayId, seatId })
  if (watch) await auditWatch(tx, watch, { endedAt, isEndKnown: true })
}

/**
 * Ends the watches of killed servers whose sessions continued on no other server: they are audited until they were last
 * confirmed.
 */
export async function endUnconfirmedWatches(
  ctx: Pick<AppContext, 'db'>,
  outside: DatabaseClient,
  now: Date,
): Promise<void> {
  const seenBefore = new Date(now.getTime() - UNCONFIRMED_MS)
  for (const { tenantId, watcherId, watcherName, ...key } of await findUnconfirmedWatches(
    outside,
    seenBefore,
  ))
    await ctx.db.inTenant(
      tenantId,
      async (tx) => {
        const watch = await deleteWatch(tx, key)
        if (watch) await auditWatch(tx, watch, { endedAt: watch.seenAt, isEndKnown: false })
      },
      { userId: watcherId, userName: watcherName, requestId: null },
    )
}

/** Records a watch in the log of the watcher's company, and in the log of the seat's company where it is another one. */
async function auditWatch(
  tx: TenantTx,
  { seatId, seatName, seatCompany, seatTenantId, beganAt }: Watch,
  { endedAt, isEndKnown }: { endedAt: Date; isEndKnown: boolean },
): Promise<void> {
  const entry = {
    module: 'seatWatch',
    opType: 'seatWatch.watch',
    target: seatName,
    after: {
      seatId,
      seatCompany,
      watcherCompany: await findCompanyName(tx),
      beganAt,
      endedAt,
      seconds: Math.round((endedAt.getTime() - beganAt.getTime()) / 1000),
      // False after a server was killed: the watch may have gone on for a minute or two.
      isEndKnown,
    },
  }
  await tx.audit(entry)
  if (seatTenantId !== tx.tenantId) await tx.auditIn(seatTenantId, entry)
}
