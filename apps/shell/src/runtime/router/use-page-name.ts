import { useIntl } from 'react-intl'
import { trailTo } from '../../core/menu/menu-access.ts'
import { useShell } from '../context/shell-context.tsx'
import { useNamedPage } from '../services/named-page.ts'
import type { ConsoleRoute } from './console-routes.ts'
import { useIsWelcome } from './landing.ts'
import { givenName, resolvePageName, type PageName } from './page-name.ts'

/** The name of the page at this route, in the language of the interface: its own, else that of the menu. */
export function usePageName({ itemId, screen }: ConsoleRoute): PageName {
  const { menu } = useShell()
  const { formatMessage } = useIntl()
  const given = useNamedPage()
  const isWelcome = useIsWelcome()
  if (screen.kind === 'notFound' && isWelcome)
    return { name: formatMessage({ id: 'page.welcome.name' }), above: [] }
  if (given !== null) return givenName(given, menu.authorised)
  const named = resolvePageName(itemId === null ? [] : trailTo(menu.all, itemId), screen)
  return 'messageId' in named ? { name: formatMessage({ id: named.messageId }), above: [] } : named
}
