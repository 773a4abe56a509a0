import type { TenantKey } from '../business.ts'

/** Of all that a provider requested: what became of it, and how long ago. */
export type ApplicationPlan = {
  provider: TenantKey
  business: string
  description: string
  /** Days ago. */
  applied: number
} & (
  | { is: 'pending'; applies: number }
  | { is: 'rejected'; applies: number; reviewed: number; remark: string }
  /** Of the business's seats so many hundredths are assigned: above 100 it is confirmed in part. */
  | { is: 'passed'; percentOfSeats: number; reviewed: number; remark?: string }
)

export type ProjectPlan = {
  owner: TenantKey
  name: string
  industry: string
  description: string
  /** More where what is assigned needs it. */
  demand: number
  /** Days ago; the hour is drawn by lot. */
  created: number
  /** What the owner added to the need later. */
  raised?: { by: number; daysAgo: number }
  became?: { status: 'suspended' | 'ceased'; daysAgo: number }
  applications: readonly ApplicationPlan[]
}

/** A business that nobody is placed in yet: what it is given stays unconfirmed. */
export const SEATLESS = { provider: 'lantern', name: '夜间值守', industry: 'Insurance' } as const
