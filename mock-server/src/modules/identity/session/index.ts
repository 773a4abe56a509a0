import { deleteEndedSessions } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { authz } from './authz.ts'
import { checkToken } from './check-token.ts'
import { describeDispatcher } from './describe-dispatcher.ts'
import { listOwn } from './list-own.ts'
import { logout } from './logout.ts'
import { modifyPassword } from './modify-password.ts'
import { reportUse } from './report-use.ts'
import { revokeOthers } from './revoke-others.ts'
import { revokeOwn } from './revoke-own.ts'
import { deleteOldAttempts } from './sign-in-limiter.ts'
import { start } from './start.ts'

const CLEANING_INTERVAL_MS = HOUR_MS

/** A function, since each server cleans up on its own timer. */
export function sessionModule(): Module {
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'session',
    auditDictionary,
    routes: [
      checkToken,
      start,
      logout,
      reportUse,
      authz,
      describeDispatcher,
      modifyPassword,
      listOwn,
      revokeOwn,
      revokeOthers,
    ],
    jobs: [
      {
        start: async (ctx) => {
          await clean(ctx)
          timer = setInterval(() => {
            runNamedWork('clean-up of sessions', () => clean(ctx)).catch((error: unknown) =>
              ctx.log.error({ err: error }, 'old sessions were not cleaned up'),
            )
          }, CLEANING_INTERVAL_MS)
          timer.unref()
        },
        stop: async () => clearInterval(timer),
      },
    ],
  }
}

async function clean(ctx: AppContext): Promise<void> {
  await deleteEndedSessions(ctx)
  await deleteOldAttempts(ctx)
}
