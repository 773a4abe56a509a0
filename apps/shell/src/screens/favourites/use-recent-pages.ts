import { useEffect, useMemo } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { updateStoredIds, useStoredIds, type StoredIdList } from './stored-ids.ts'

/** Limit of the list of recent pages. */
export const MAX_RECENT_PAGES = 8

function useRecentList(): StoredIdList {
  const { sessionUser } = useShell()
  const { tenantId, userId } = sessionUser
  return useMemo(
    () => ({ key: `console.recentPages.${tenantId}.${userId}`, max: MAX_RECENT_PAGES }),
    [tenantId, userId],
  )
}

/** Menu ids of the pages this user opened last in this browser, the latest first. */
export function useRecentPages(): readonly string[] {
  return useStoredIds(useRecentList())
}

/** Adds each opened page to the list. */
export function useAddRecentPage(): void {
  const list = useRecentList()
  const { itemId } = useConsoleRoute()
  useEffect(() => {
    if (itemId === null) return
    updateStoredIds(list, (before) => [itemId, ...before.filter((id) => id !== itemId)])
  }, [itemId, list])
}
