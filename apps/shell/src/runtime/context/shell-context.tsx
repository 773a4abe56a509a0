import type { documents, PasswordPolicy, user } from '@console/contracts'
import type { HostProps, HostServices, HttpClient } from '@console/sub-app'
import { createContext, useContext } from 'react'
import type { Rights } from '../../core/menu/menu-access.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import type { SessionUser } from '../../core/session/session-user.ts'
import type { RealtimeService } from '../realtime/realtime-service.ts'

/** Context that the parts of the frame read. */
export type Shell = {
  user: user.UserInfo
  sessionUser: SessionUser
  businessType: user.BusinessType | null
  chooseBusinessType: (businessType: user.BusinessType) => void
  rights: Rights
  /** The figures of the company contain sample data; answered with the rights. */
  hasSampleData: boolean
  brand: documents.Brand
  version: string
  passwordPolicy: PasswordPolicy
  /** True if the assistant's pages are installed; links to them are left out otherwise. */
  hasAssistant: boolean
  /** The whole tree as the server sent it, for names; `authorised` and `listed` are what the user may open and sees. */
  menu: { all: readonly MenuNode[]; authorised: readonly MenuNode[]; listed: readonly MenuNode[] }
  routes: readonly MenuRoute[]
  /** The target of the root addresses, of the logo and of every link home. */
  homePath: string
  /** IANA name of the tenant's zone (R21). */
  timezone: string
  apiOrigin: string
  tokenOrigins: readonly string[]
  /** As sub-apps get it. */
  demoFiles: HostProps['demoFiles']
  client: HttpClient
  services: HostServices
  realtime: RealtimeService
  session: SessionStore
  signOut: () => Promise<void>
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('useShell needs the signed-in console above it')
  return shell
}
