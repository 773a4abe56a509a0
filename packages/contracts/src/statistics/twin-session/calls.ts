import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { filterText, id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields } from '../statistics/form.ts'

const count = z.int().min(0)

/** A session in which a twin was used. */
const twinSession = z.object({
  sessionId: z.string(),
  customer: z.string().nullable(),
  userNames: z.array(z.string()),
  uses: count,
  firstUsedAt: unixSeconds,
  lastUsedAt: unixSeconds,
  productNames: z.array(z.string()),
})
export type TwinSession = z.output<typeof twinSession>

/** Sessions in which a seat's twin was used in the range, the latest use first. */
export const sessions = defineCall({
  id: 'twinSession.sessions',
  path: '/api/assistant/twin/sessions',
  access: 'page',
  query: checkedRange(z.strictObject({ ...formFields, ...queryPage() })),
  data: z.object({ records: z.array(twinSession), total: count }),
})

const twinRecord = z.object({
  id,
  sessionId: z.string(),
  userId: id,
  userName: z.string(),
  orgName: z.string(),
  bizTypeName: z.string(),
  productName: z.string(),
  processName: z.string(),
  usedAt: unixSeconds,
})
export type TwinRecord = z.output<typeof twinRecord>

/** Each use of a twin, newest first. `text` is a part of a product's, a process's or a person's name. */
export const records = defineCall({
  id: 'twinSession.records',
  path: '/api/assistant/twin/records',
  access: 'page',
  query: checkedRange(
    z.strictObject({
      ...formFields,
      userId: queryId.optional(),
      text: filterText.optional(),
      ...queryPage(),
    }),
  ),
  data: z.object({ records: z.array(twinRecord), total: count }),
})
