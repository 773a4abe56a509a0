import type { user } from '@console/contracts'

/** IANA name of the tenant's zone; the browser's for an account without one (R21). */
export function getTimeZone({ timezone }: Pick<user.UserInfo, 'timezone'>): string {
  return timezone || Intl.DateTimeFormat().resolvedOptions().timeZone
}
