import { usePreferences } from '@console/domain-ui/preferences'
import { useQuery } from '@tanstack/react-query'
import { menu, session, type Language } from '@console/contracts'
import { createHttpClient } from '@console/sub-app'
import { useMemo } from 'react'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import { useHostBase } from '../../runtime/context/host-props-context.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { OtherNames } from './page-entries.ts'

const NO_MENU: unknown[] = []

/**
 * The names of the menu's items in the other language. The server names them in one language at a time, so the tree
 * is fetched again; until it is loaded, and when it fails, names are found in the interface's language only.
 */
export function useOtherNames(): OtherNames {
  const { getToken } = useHostBase()
  const { apiOrigin, services } = useShell()
  const { language } = usePreferences()
  const other: Language = language === 'zh' ? 'en' : 'zh'
  const { data } = useQuery({
    queryKey: [menu.tree.id, 'names', other],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      createHttpClient({
        getToken,
        apiOrigin,
        getLanguage: () => other,
        notify: (error) => {
          services.reportError(error, 'palette')
        },
        onUnauthorized: services.endSession,
      }).send(menu.tree, { query: { clientId: session.CLIENT_ID }, signal }),
  })
  const raw = data?.menus ?? NO_MENU
  return useMemo(() => {
    const names = new Map<string, string>()
    collect(readMenu(raw).items, names)
    return names
  }, [raw])
}

function collect(items: readonly MenuNode[], names: Map<string, string>): void {
  for (const { id, name, children } of items) {
    names.set(id, name)
    collect(children, names)
  }
}
