import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id } from '../../shared/wire.ts'
import { checkedRange, formFields, pageFields } from './form.ts'

const count = z.int().min(0)
const fraction = z.number().min(0)
const seconds = z.number().min(0)

/** A lowest organisation that has seats (RPT-Q34). */
const teamRow = z.object({
  orgId: id,
  orgName: z.string(),
  /** Enabled accounts of seats that belong to it now. */
  seatCnt: count,
  /** Different people online in the range. */
  onlineUserCnt: ours(count),
  /** Seconds of the range per person who was online. */
  avgUserOnlineDuration: seconds,
  callCnt: count,
  talkCnt: count,
  saleCnt: count,
  orderCnt: count,
  talkConversionRate: fraction,
  saleConversionRate: fraction,
  orderConversionRate: fraction,
  violationCnt: count,
})
export type TeamRow = z.output<typeof teamRow>

/** Teams in the order of the organisation tree, also those where nobody worked (RPT-060). */
export const teamList = defineCall({
  id: 'stat.teamList',
  documented: true,
  path: '/api/dolphin-ai/stat/team/list',
  successCode: 200,
  query: checkedRange(z.strictObject({ ...formFields, ...pageFields })),
  data: z.object({
    teamList: z.array(teamRow),
    totalCnt: count,
    /** The seats of all teams, not only those of the page. */
    totalSeatCnt: ours(count),
  }),
})
