import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { unixSeconds } from '../../shared/wire.ts'
import { tree } from '../menu/calls.ts'
import { savedView } from '../saved-view/view.ts'
import { userInfo } from '../user/info-call.ts'
import { authz, clientId } from './session-calls.ts'

/**
 * All that the console's start needs, in one answer: the session's end, the person, their rights, menu and views. The calls
 * that bring these one by one stay; a platform says by the capability `start` that it has this one. 401 for a token that is
 * refused.
 */
export const start = defineCall({
  id: 'start.answers',
  path: '/api/auth/start',
  envelope: 'status',
  localised: true,
  query: z.strictObject({ clientId }),
  data: z.object({
    expiresAt: unixSeconds,
    user: userInfo,
    rights: authz.data,
    /** Null until a one-time password was changed, and a second factor that is demanded was set up. */
    menu: tree.data.nullable(),
    /** Their saved views; absent where the server has none. */
    views: z.array(savedView).optional(),
  }),
})
