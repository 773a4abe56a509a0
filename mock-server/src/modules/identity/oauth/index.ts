import { runNamedWork } from '../../../platform/named-work.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { deleteExpiredTokens } from './oauth.store.ts'
import { mountTokenEndpoint } from './token-endpoint.ts'

const CLEANING_INTERVAL_MS = HOUR_MS

/** A function, since each server cleans up on its own timer. */
export function oauthModule(): Module {
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'oauth',
    auditDictionary,
    routes: [],
    mount: mountTokenEndpoint,
    jobs: [
      {
        start: async (ctx) => {
          await deleteExpiredTokens(ctx)
          timer = setInterval(() => {
            runNamedWork('clean-up of access tokens', () => deleteExpiredTokens(ctx)).catch(
              (error: unknown) => ctx.log.error({ err: error }, 'expired access tokens were not cleaned up'),
            )
          }, CLEANING_INTERVAL_MS)
          timer.unref()
        },
        stop: async () => clearInterval(timer),
      },
    ],
  }
}
