import { label } from '@console/contracts'

/** Numbers of days that are offered. */
export const OFFERED_DAYS = [1, 7, 30] as const

/** Days as they are chosen, or typed: null and texts are no number. */
export type ChosenDays = { isOther: boolean; days: number | string | null }

export const FIRST_DAYS: ChosenDays = { isOther: false, days: 7 }

/** The number of days, or null for one that the server does not take. */
export function validDays({ days }: ChosenDays): number | null {
  return typeof days === 'number' && days >= 1 && days <= label.MAX_PAST_DAYS ? days : null
}
