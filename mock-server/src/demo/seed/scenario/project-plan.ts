import type { TenantKey } from '../business.ts'

/** One request of a provider, its outcome, and how long ago that was. */
export type ApplicationPlan = {
  provider: TenantKey
  business: string
  description: string
  /** Days ago. */
  applied: number
} & (
  | { is: 'pending'; applies: number }
  | { is: 'rejected'; applies: number; reviewed: number; remark: string }
  /** Assigned percentage of the business's seats: above 100 it is confirmed in part. */
  | { is: 'passed'; percentOfSeats: number; reviewed: number; remark?: string }
)

export type ProjectPlan = {
  owner: TenantKey
  name: string
  industry: string
  description: string
  /** Requested seats; more where the assigned seats need it. */
  demand: number
  /** Days ago; the hour is drawn by lot. */
  created: number
  /** The owner's later addition to the need. */
  raised?: { by: number; daysAgo: number }
  became?: { status: 'suspended' | 'ceased'; daysAgo: number }
  applications: readonly ApplicationPlan[]
}

/**
 * Businesses in which no people work yet, so that seats assigned to them stay unconfirmed. A business is in one application
 * at a time, so each application that waits has its own; the last business of a company is free for another project.
 */
export const BUSINESSES_WITHOUT_SEATS = [
  { provider: 'lantern', name: '夜间值守', industry: 'Insurance' },
  { provider: 'lantern', name: '报案回访', industry: 'Insurance' },
  { provider: 'lantern', name: '车主调研', industry: 'Automotive' },
  { provider: 'lantern', name: '电商客服', industry: 'E-commerce' },
  { provider: 'lantern', name: '会员回访', industry: 'Retail' },
  { provider: 'northgate', name: 'Claims paperwork', industry: 'Insurance' },
  { provider: 'northgate', name: 'Travel cover calls', industry: 'Travel and hotels' },
  { provider: 'northgate', name: 'Pension enquiries', industry: 'Securities and funds' },
  { provider: 'northgate', name: 'Evening shop desk', industry: 'E-commerce' },
  { provider: 'northgate', name: 'Landlord enquiries', industry: 'Real estate' },
] as const satisfies readonly { provider: TenantKey; name: string; industry: string }[]
