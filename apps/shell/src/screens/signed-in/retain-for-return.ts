import { session, user, type DataOf } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { currentAddress } from '../../core/session/return-path.ts'
import type { SignedInConsole } from '../../runtime/context/console-context.ts'

type RetainedPageParts = {
  user: user.UserInfo
  /** The permissions that the page shows, as last fetched. */
  rightsNow: () => DataOf<typeof session.authz>
  client: HttpClient
  queryClient: QueryClient
  /** Called when the same user continues. */
  onReturn: () => void
}

type PageLocation = { address: string; state: unknown; title: string }

/**
 * An expired session leaves the page mounted, with its typed values. The same user, with the permissions that the page
 * was created with, continues there; for anybody else the page is dropped.
 */
export function retainForReturn({
  user: before,
  rightsNow,
  client,
  queryClient,
  onReturn,
}: RetainedPageParts): SignedInConsole {
  let pageLocation: PageLocation | null = null

  async function isSameUser(): Promise<boolean> {
    const [account, lists] = await Promise.all([
      client.send(user.info, { isQuiet: true }),
      client.send(session.authz, { isQuiet: true }),
    ])
    const rights = rightsNow()
    return (
      account.userId === before.userId &&
      account.tenantId === before.tenantId &&
      account.mustChangePassword !== true &&
      account.mustSetUpFactor !== true &&
      hasSame(lists.permissions, rights.permissions) &&
      hasSame(lists.menuIds, rights.menuIds)
    )
  }

  return {
    suspend: () => {
      // A second expiry during sign-in finds the sign-in page's address: the first location still counts.
      pageLocation ??= { address: currentAddress(), state: window.history.state, title: document.title }
      // Polling pauses until the next session.
      onlineManager.setOnline(false)
    },
    resume: async (stage) => {
      if (!(await stage.step('account', isSameUser))) return false
      if (pageLocation !== null) {
        // The router has not changed: the address is set back to its location.
        window.history.replaceState(pageLocation.state, '', pageLocation.address)
        document.title = pageLocation.title
        pageLocation = null
      }
      onReturn()
      onlineManager.setOnline(window.navigator.onLine)
      void queryClient.invalidateQueries()
      return true
    },
    close: () => {
      queryClient.clear()
      onlineManager.setOnline(window.navigator.onLine)
    },
  }
}

function hasSame(left: readonly string[], right: readonly string[]): boolean {
  const known = new Set(right)
  return new Set(left).size === known.size && left.every((item) => known.has(item))
}
