import type { AuditActor } from '../platform/audit/entry.ts'
import type { GrantedMenuId } from './menu/menu-id.ts'

/** The bearer of a request, as the database knows them at this moment: rights are never older than the request. */
export type Session = {
  readonly tokenHash: Buffer
  readonly tenantId: number
  readonly userId: number
  readonly clientId: string
  readonly username: string
  readonly name: string
  readonly tenantAdmin: boolean
  readonly individual: boolean
  readonly mustChangePassword: boolean
  /** Began without a second factor that the company demands: it may set one up and nothing else. */
  readonly mustSetUpFactor: boolean
  /** The tenant's zone, e.g. `Asia/Shanghai`. */
  readonly timezone: string
  readonly menuIds: ReadonlySet<GrantedMenuId>
  readonly permissions: ReadonlySet<string>
  readonly expiresAt: Date
  /** A registered app that sends the request in the person's name, and what it may do. Absent: the console itself. */
  readonly app?: {
    readonly module: string
    readonly versionId: number
    readonly calls: ReadonlySet<string>
    /** Origins by name. */
    readonly backEnds: ReadonlyMap<string, string>
  }
}

/** Rights of a person, in a session or without one. */
export type Rights = Omit<
  Session,
  'tokenHash' | 'clientId' | 'mustChangePassword' | 'mustSetUpFactor' | 'expiresAt' | 'app'
>

/** Actor for the audit log, with the address for those who are signed out by the action. */
export function toAuditActor(
  session: Pick<Session, 'userId' | 'name' | 'app'>,
  { id, address }: { id: string; address: string },
): AuditActor {
  return { userId: session.userId, userName: toActorName(session), requestId: id, address }
}

/** The person, and the registered app that acted for them. */
export function toActorName({ name, app }: Pick<Session, 'name' | 'app'>): string {
  return app === undefined ? name : `${name} (${app.module})`
}
