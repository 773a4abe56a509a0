import { foldText, type Language, menu, session } from '@console/contracts'
import { usePreferences, usePreferencesStore } from '@console/domain-ui/preferences'
import { createHttpClient } from '@console/sub-app'
import { type IconName, useIsMobile } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { ACTION_NAMES } from '../../base/action-names.ts'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { toggleSidebar } from '../../base/preferences/sidebar-collapse.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import { useHostBase } from '../../runtime/context/host-props-context.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { openAppActions } from '../../runtime/registered-apps/app-actions.ts'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { openTray } from '../../runtime/services/tray-store.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { useRecentPages } from '../favourites/use-recent-pages.ts'
import { useSwitchLanguage } from '../parts/use-switch-language.ts'
import { openFrameOverlay } from '../shortcuts/frame-overlay.ts'
import { useContributedActions } from '../slots/use-contributed-actions.ts'
import { type OtherNames, pageEntries, pageKey } from './page-entries.ts'
import type { PaletteEntry, PaletteSection } from './palette-entry.ts'
import { rankEntries } from './rank-entries.ts'

const NO_MENU: unknown[] = []

/** The number of pages that leaves the actions below them visible. */
const SUGGESTED_PAGES = 8

export type Palette = ReturnType<typeof usePalette>

/** The typed text, the entries found, the active one, and what can be done with an entry. */
export function usePalette(onClose: () => void) {
  const { services } = useShell()
  const favourites = useFavourites()
  const [text, setText] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const listId = useId()
  const sections = useSections(text)
  const entries = sections.flatMap((section) => section.entries)
  const active = entries.find(({ key }) => key === chosenKey) ?? entries[0]
  const optionId = (entry: PaletteEntry): string => `${listId}-${entry.key}`

  return {
    text,
    listId,
    sections,
    entries,
    active,
    optionId,
    isFavourite: favourites.has,
    changeText: (next: string): void => {
      setText(next)
      setChosenKey(null)
    },
    point: (entry: PaletteEntry): void => {
      setChosenKey(entry.key)
    },
    choose: (entry: PaletteEntry | undefined): void => {
      if (entry === undefined) return
      setChosenKey(entry.key)
      document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' })
    },
    run: (entry: PaletteEntry | undefined): void => {
      if (entry === undefined) return
      if (entry.kind !== 'action' || entry.takesOver !== true) onClose()
      if (entry.kind === 'action') entry.run()
      else if ('link' in entry.target) services.openLink(entry.target.link)
      else services.navigate(entry.target.path)
    },
    toggleStar: (entry: PaletteEntry | undefined): void => {
      if (entry?.kind === 'page') favourites.toggle(entry.id)
    },
  }
}

/** Rows of the search: the ranked entries, or with an empty query recent pages, favourites and actions. */
function useSections(text: string): readonly PaletteSection[] {
  const { formatMessage } = useIntl()
  const { menu } = useShell()
  const { itemId } = useConsoleRoute()
  const favourites = useFavourites()
  const recentIds = useRecentPages()
  const others = useOtherNames()
  const ofApp = useAppActions()
  const ofFrame = useActions()
  const actions = useMemo(() => [...ofApp, ...ofFrame], [ofApp, ofFrame])
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
    const rest = pages.filter((page) => !shown.has(page)).slice(0, SUGGESTED_PAGES)
    return [
      { title: formatMessage({ id: 'palette.recent' }), entries: recent },
      { title: formatMessage({ id: 'palette.favourites' }), entries: starred },
      { title: formatMessage({ id: 'palette.pages' }), entries: rest },
      { title: formatMessage({ id: 'palette.actions' }), entries: actions },
    ].filter(({ entries }) => entries.length > 0)
  }, [actions, all, favourites, formatMessage, itemId, pages, recentIds, text])
}

/**
 * The names of the menu's items in the other language. The server names them in one language at a time, so the tree
 * is fetched again; until it is loaded, and when it fails, names are found in the interface's language only.
 */
function useOtherNames(): OtherNames {
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

/** The actions of the app that is open, and the entries that apps add to the search, by their own names. */
function useAppActions(): PaletteEntry[] {
  const opened = useSyncExternalStore(openAppActions.subscribe, openAppActions.get)
  const contributed = useContributedActions('paletteEntry')
  return useMemo(
    () =>
      [...opened, ...contributed].map(({ id, name, app, run }) => ({
        kind: 'action',
        key: `app:${id}`,
        name,
        location: app,
        icon: 'workspace',
        names: [foldText(name)],
        locations: [foldText(app)],
        run,
      })),
    [contributed, opened],
  )
}

type ActionId = keyof typeof ACTION_NAMES
type Action = { messageId: ActionId; icon: IconName; run: () => void; takesOver?: true }

/** The actions of the frame, each through the same function as its button. */
function useActions(): PaletteEntry[] {
  const { formatMessage } = useIntl()
  const { client, signOut } = useShell()
  const hasTray = client.has(OPTIONAL_CALLS.exportJobs)
  const store = usePreferencesStore()
  const switchLanguage = useSwitchLanguage()
  const isMobile = useIsMobile()
  return useMemo(() => {
    const actions: Action[] = [
      {
        messageId: 'palette.action.language',
        icon: 'globe',
        run: switchLanguage,
      },
      ...themeActions(store.setTheme),
      // A phone has no sidebar to collapse.
      ...(isMobile
        ? []
        : [{ messageId: 'palette.action.collapse', icon: 'collapse', run: toggleSidebar } as const]),
      ...(hasTray ? [{ messageId: 'palette.action.exports', icon: 'export', run: openTray } as const] : []),
      {
        messageId: 'sidebar.shortcuts',
        icon: 'keyboard',
        takesOver: true,
        run: () => {
          openFrameOverlay('shortcutList')
        },
      },
      {
        messageId: 'user.logout',
        icon: 'logout',
        run: () => {
          void signOut()
        },
      },
    ]
    return actions.map(({ messageId, ...action }): PaletteEntry => ({
      kind: 'action',
      key: `action:${messageId}`,
      name: formatMessage({ id: messageId }),
      location: formatMessage({ id: 'palette.action' }),
      // In every language of the console.
      names: ACTION_NAMES[messageId].map(foldText),
      locations: [],
      ...action,
    }))
  }, [formatMessage, hasTray, isMobile, signOut, store, switchLanguage])
}

function themeActions(setTheme: (choice: 'system' | 'light' | 'dark') => void): Action[] {
  const icons = { system: 'system', light: 'sun', dark: 'moon' } as const
  return (['system', 'light', 'dark'] as const).map((choice) => ({
    messageId: `user.theme.${choice}`,
    icon: icons[choice],
    run: () => {
      setTheme(choice)
    },
  }))
}
