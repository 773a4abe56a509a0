import type { Session } from '../../../access/session.ts'

/** Everybody sees their own company, nobody another. */
export function maySeeTenant(session: Session, tenantId: number): boolean {
  return session.tenantId === tenantId
}
