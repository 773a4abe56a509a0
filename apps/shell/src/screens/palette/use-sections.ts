import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { useRecentPages } from '../favourites/use-recent-pages.ts'
import { pageEntries, pageKey } from './page-entries.ts'
import type { PaletteEntry, PaletteSection } from './palette-entry.ts'
import { rankEntries } from './rank-entries.ts'
import { useActions } from './use-actions.ts'
import { useOtherNames } from './use-other-names.ts'

/** As many as leave the actions below them visible. */
const PAGES_AT_HAND = 8

/** Rows of the search: the ranked entries, or with an empty query recent pages, favourites and actions. */
export function useSections(text: string): readonly PaletteSection[] {
  const { formatMessage } = useIntl()
  const { menu } = useShell()
  const { itemId } = useConsoleRoute()
  const favourites = useFavourites()
  const recentIds = useRecentPages()
  const others = useOtherNames()
  const actions = useActions()
  const pages = useMemo(() => pageEntries(menu.authorised, others), [menu.authorised, others])
  const all = useMemo<PaletteEntry[]>(() => [...pages, ...actions], [actions, pages])

  return useMemo(() => {
    if (text.trim() !== '') {
      return [{ title: null, entries: rankEntries(all, text, recentIds.map(pageKey)) }]
    }
    const byId = new Map(pages.map((page) => [page.id, page]))
    const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
    // The current page is left out.
    const recent = known(recentIds.filter((id) => id !== itemId && !favourites.has(id)))
    const starred = known(favourites.ids)
    const shown = new Set([...recent, ...starred])
    const rest = pages.filter((page) => !shown.has(page)).slice(0, PAGES_AT_HAND)
    return [
      { title: formatMessage({ id: 'palette.recent' }), entries: recent },
      { title: formatMessage({ id: 'palette.favourites' }), entries: starred },
      { title: formatMessage({ id: 'palette.pages' }), entries: rest },
      { title: formatMessage({ id: 'palette.actions' }), entries: actions },
    ].filter(({ entries }) => entries.length > 0)
  }, [actions, all, favourites, formatMessage, itemId, pages, recentIds, text])
}
