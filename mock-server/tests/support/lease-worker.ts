import { sql } from 'kysely'
import { pauseUnless } from '../../src/platform/clock.ts'
import { clientFor, poolFor } from '../../src/platform/db/client.ts'
import { openLeases } from '../../src/platform/lease/leases.ts'
import { createLog } from '../../src/platform/log.ts'

/** A process that writes its number into a table as long as it has the lease. Arguments: database, and its number. */
const [databaseUrl = '', number = ''] = process.argv.slice(2)
const PERIOD_MS = 10

const db = clientFor(poolFor(databaseUrl, { size: 1 }))
const leases = await openLeases({ databaseUrl, log: createLog({ logLevel: 'silent' }) })
await leases.start('statistics', {
  run: async (signal) => {
    while (!signal.aborted) {
      await sql`insert into lease_work (worker) values (${Number(number)})`.execute(db)
      await pauseUnless(PERIOD_MS, signal)
    }
  },
})
process.stdout.write('started\n')
// The timers of leases do not keep a process alive.
setInterval(() => undefined, 1000)
