import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import * as z from 'zod'

/** The page that another one leads back to, shown before its title. */
export type ParentPage = { to: string; label: string }

const openedFrom = z.object({ backTo: z.string().startsWith('/') })

/** State that a link hands on, so that the page it opens leads back to this one, filters included. */
export function useBackTo(): z.output<typeof openedFrom> {
  const { pathname, search } = useLocation()
  return { backTo: `${pathname}${search}` }
}

/** The page that linked here, or else the one given. */
export function useParentPage(fallback: ParentPage): ParentPage {
  const { formatMessage } = useIntl()
  const opened = openedFrom.safeParse(useLocation().state)
  return opened.success ? { to: opened.data.backTo, label: formatMessage({ id: 'session.back' }) } : fallback
}
