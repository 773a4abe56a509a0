import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { unixSeconds } from '../../shared/wire.ts'
import { billedAmount, billMonth } from './form.ts'

/**
 * Closes a month of the whole company: its lines are written down, and from then on the bill, its accounts and its files are
 * read from them. There is no way back. Needs permission 9528001 and the view of the whole company, else 403. 409: closed
 * already (`changed` names when and by whom), or it costs something else than what the caller saw. 400 names `queryDate`
 * where the month is not over.
 */
export const close = defineCall({
  id: 'billClosing.close',
  method: 'POST',
  path: '/api/user/accounts/close',
  envelope: 'status',
  body: z.strictObject({
    queryDate: billMonth,
    /** The total of the whole company that the caller confirmed. */
    accounts: billedAmount,
  }),
  data: z.object({ closed_at: unixSeconds, accounts: billedAmount }),
})
