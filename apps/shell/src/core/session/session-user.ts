import type { user } from '@console/contracts'

/** Data that the session store exposes to screens and sub-applications (SHELL-009). */
export type SessionUser = Pick<user.UserInfo, 'userId' | 'username' | 'tenantId' | 'tenantName'> & {
  selectedBusinessTypeId: number | null
}

/** Exactly the five fields, with the selected business type. */
export function sessionUser(signedIn: user.UserInfo, businessType: user.BusinessType | null): SessionUser {
  const { userId, username, tenantId, tenantName } = signedIn
  return {
    userId,
    username,
    tenantId,
    tenantName,
    selectedBusinessTypeId: businessType?.businessTypeId ?? null,
  }
}

/** IANA name of the tenant's zone; the browser's for an account without one (R21). */
export function getTimeZone({ timezone }: Pick<user.UserInfo, 'timezone'>): string {
  return timezone || Intl.DateTimeFormat().resolvedOptions().timeZone
}
