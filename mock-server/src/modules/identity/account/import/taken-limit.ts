import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { windowLimit } from '../../../../platform/limits/window-limit.ts'
import { HOUR_SECONDS } from '../../../../platform/time/units.ts'
import type { LineProblem } from './check-line.ts'
import { UnusableFile } from './unusable-file.ts'

/** Usernames of other companies that one person may learn to be taken, an hour. */
const TAKEN_ELSEWHERE_PER_HOUR = 100

const limitOf = perApplication(({ clock }) =>
  windowLimit(clock, { max: TAKEN_ELSEWHERE_PER_HOUR, seconds: HOUR_SECONDS }),
)

type Refused = readonly { problems?: readonly LineProblem[] }[]
type TakenCounter = (tx: TenantTx, refused: Refused) => Promise<void>

/**
 * Counts, for one batch of lines, the usernames that are refused as taken and do not belong to the importer's own company.
 * Throws beyond the limit, so that nobody can collect the usernames of others from the reports of their files (R57). The
 * batch's transaction may run again, which counts none of them twice.
 */
export function takenCounter(ctx: AppContext, userId: number): TakenCounter {
  let counted = 0
  return async (tx, refused) => {
    const taken = refused.flatMap(({ problems = [] }) =>
      problems.flatMap(({ reason, value }) => (reason === 'taken' && value !== null ? [value] : [])),
    )
    if (taken.length === 0) return
    const elsewhere = taken.length - (await countOwn(tx, taken))
    while (counted < elsewhere) {
      counted += 1
      if (limitOf(ctx).admit(String(userId)) > 0)
        throw new UnusableFile('tooManyTaken', { detail: String(TAKEN_ELSEWHERE_PER_HOUR) })
    }
  }
}

/** Counts the usernames, each once, that belong to people of this company. */
async function countOwn({ db }: TenantTx, usernames: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('appUser')
    .where(sql<boolean>`lower(username) in (select lower(one) from unnest(${[...usernames]}::text[]) one)`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
