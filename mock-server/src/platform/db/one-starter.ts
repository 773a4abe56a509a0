import { withConnection } from './owner.ts'

/** The number means nothing else. */
const START_LOCK = 7_240_123

/** One starter at a time migrates and fills a database; the others wait here, and find it done. */
export async function asOnlyStarter<Result>(
  adminUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (adminUrl === undefined) return work()
  return withConnection(adminUrl, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK])
    return work()
  })
}
