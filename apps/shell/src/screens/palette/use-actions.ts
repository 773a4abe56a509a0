import { foldText } from '@console/contracts'
import { usePreferences, usePreferencesStore } from '@console/domain-ui/preferences'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useIsMobile, type IconName } from '@console/ui'
import { consoleMessages } from '../../base/messages/console-messages.ts'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { toggleSidebar } from '../../base/preferences/sidebar-collapse.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { openTray } from '../../runtime/services/tray-store.ts'
import { openFrameOverlay } from '../shortcuts/frame-overlay.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { paletteMessages } from './palette-messages.ts'

type Action = { messageId: string; icon: IconName; run: () => void; takesOver?: true }

/** The actions of the frame, each through the same function as its button. */
export function useActions(): PaletteEntry[] {
  const { formatMessage } = useIntl()
  const { client, signOut } = useShell()
  const hasTray = client.has(OPTIONAL_CALLS.exportJobs)
  const { language } = usePreferences()
  const store = usePreferencesStore()
  const isMobile = useIsMobile()
  return useMemo(() => {
    const actions: Action[] = [
      {
        messageId: 'palette.action.language',
        icon: 'globe',
        run: () => {
          store.setLanguage(language === 'zh' ? 'en' : 'zh')
        },
      },
      ...themeActions(store.setTheme),
      // A phone has no sidebar to collapse.
      ...(isMobile
        ? []
        : [{ messageId: 'palette.action.collapse', icon: 'collapse' as const, run: toggleSidebar }]),
      ...(hasTray ? [{ messageId: 'palette.action.exports', icon: 'export' as const, run: openTray }] : []),
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
      names: searchableNames(messageId),
      locations: [],
      ...action,
    }))
  }, [formatMessage, hasTray, isMobile, language, signOut, store])
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

/** Its name in every language of the console. */
function searchableNames(messageId: string): string[] {
  return (['en', 'zh'] as const).flatMap((language) => {
    const text = paletteMessages[language][messageId] ?? consoleMessages[language][messageId]
    return text === undefined ? [] : [foldText(text)]
  })
}
