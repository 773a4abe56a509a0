import type { Session } from '../../../access/session.ts'

/** Everybody sees their own company, nobody another. */
export function canSeeTenant(session: Session, tenantId: number): boolean {
  return session.tenantId === tenantId
}
