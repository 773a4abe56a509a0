import { usePreferences, usePreferencesStore } from '@console/domain-ui/preferences'
import type { MenuProps } from 'antd'
import { links } from '@console/contracts'
import { Icon, type IconName } from '@console/ui'
import { useIntl } from 'react-intl'
import { settingsPaths } from '../../../base/paths.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import type { AccountDialogKind } from '../../account/AccountDialog.tsx'
import { userMenuEntries, type UserMenuEntry } from '../../account/user-menu-entries.ts'
import styles from './UserMenu.module.css'

type Items = NonNullable<MenuProps['items']>

const ENTRY_ICONS: Record<UserMenuEntry, IconName> = {
  company: 'crm',
  credentials: 'link',
  password: 'lock',
  releaseNotes: 'version',
}

const LINE = { type: 'divider' } as const

/** The user menu's items for this user, and which are selected. */
export function useUserMenuItems(openDialog: (kind: AccountDialogKind) => void): {
  items: Items
  selectedKeys: string[]
} {
  const { formatMessage } = useIntl()
  const { rights, routes, hasAssistant, services, signOut } = useShell()
  const { language, themeChoice } = usePreferences()
  const store = usePreferencesStore()

  const open: Record<UserMenuEntry, () => void> = {
    company: () => {
      services.navigate(settingsPaths.company)
    },
    credentials: () => {
      services.navigate(settingsPaths.credentials)
    },
    password: () => {
      openDialog('password')
    },
    releaseNotes: () => {
      services.openLink(links.addressOf(links.releaseNotes))
    },
  }
  const permitted = userMenuEntries({ permissions: rights.permissions, routes, hasAssistant })
  const entry = (key: UserMenuEntry) => ({
    key,
    icon: menuIcon(ENTRY_ICONS[key]),
    label: formatMessage({ id: `user.${key}` }),
    onClick: open[key],
  })
  const theme = (choice: typeof themeChoice) => ({
    key: `theme.${choice}`,
    icon: menuIcon(choice === 'system' ? 'system' : choice === 'dark' ? 'moon' : 'sun'),
    label: formatMessage({ id: `user.theme.${choice}` }),
    onClick: () => {
      store.setTheme(choice)
    },
  })
  const items = [
    { ...LINE, key: 'line-account' },
    ...permitted.filter((key) => key !== 'releaseNotes').map(entry),
    {
      key: 'sessions',
      icon: menuIcon('realtime'),
      label: formatMessage({ id: 'user.sessions' }),
      onClick: () => {
        openDialog('sessions')
      },
    },
    ...permitted.filter((key) => key === 'releaseNotes').map(entry),
    { ...LINE, key: 'line-preferences' },
    {
      key: 'language',
      icon: menuIcon('globe'),
      label: formatMessage({ id: 'preferences.switchLanguage' }),
      onClick: () => {
        store.setLanguage(language === 'zh' ? 'en' : 'zh')
      },
    },
    theme('system'),
    theme('light'),
    theme('dark'),
    { ...LINE, key: 'line-logout' },
    {
      key: 'logout',
      icon: menuIcon('logout'),
      label: formatMessage({ id: 'user.logout' }),
      onClick: () => {
        void signOut()
      },
    },
  ]
  return { items, selectedKeys: [`theme.${themeChoice}`] }
}

/** antd puts the distance to the text on the icon's own element. */
function menuIcon(name: IconName) {
  return (
    <span className={styles['icon']}>
      <Icon name={name} />
    </span>
  )
}
