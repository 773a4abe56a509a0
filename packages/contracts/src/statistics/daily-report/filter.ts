import * as z from 'zod'
import { queryDay, queryId } from '../../shared/wire.ts'
import { checkedRange } from '../statistics/form.ts'

const MAX_NAME = 200

export const workplaceName = z.string().min(1).max(MAX_NAME)

/** One business at one workplace. */
export const reportFilter = checkedRange(
  z.strictObject({
    beginDay: queryDay,
    endDay: queryDay,
    bizTypeId: queryId,
    workplace: workplaceName,
  }),
)
