import { links } from '@console/contracts'
import { usePreferences, usePreferencesStore } from '@console/domain-ui/preferences'
import { Icon, type IconName } from '@console/ui'
import type { MenuProps } from 'antd'
import { useIntl } from 'react-intl'
import { OPTIONAL_CALLS } from '../../../base/optional-calls.ts'
import { settingsPaths } from '../../../base/paths.ts'
import { canOpen } from '../../../core/menu/routes-from-menu.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { openSchedules } from '../../../runtime/services/tray-store.ts'
import type { AccountDialogKind } from '../../account/AccountDialog.tsx'
import { userMenuEntries, type UserMenuEntry } from '../../account/user-menu-entries.ts'
import { useSwitchLanguage } from '../../parts/use-switch-language.ts'
import { useContributedActions } from '../../slots/use-contributed-actions.ts'

type Items = NonNullable<MenuProps['items']>

const ENTRY_ICONS: Record<UserMenuEntry, IconName> = {
  company: 'crm',
  credentials: 'link',
  password: 'lock',
  releaseNotes: 'version',
}

/** Pages whose exports can be scheduled. */
const SCHEDULABLE = /^\/console\/(statistic\/|monitorHome$|msgcenter\/audit$|voice)/

const THEMES = [
  { choice: 'system', icon: 'system' },
  { choice: 'light', icon: 'sun' },
  { choice: 'dark', icon: 'moon' },
] as const

const LINE = { type: 'divider' } as const

/** The user menu's items for this user, and which are selected. */
export function useUserMenuItems(openDialog: (kind: AccountDialogKind) => void): {
  items: Items
  selectedKeys: string[]
} {
  const { formatMessage } = useIntl()
  const { signOut } = useShell()
  const { themeChoice } = usePreferences()
  const store = usePreferencesStore()
  const switchLanguage = useSwitchLanguage()
  const { account, releaseNotes } = usePermittedItems(openDialog)
  const { sessions, factor, mail, schedules } = useOptionalItems(openDialog)
  const ofApps = useItemsOfApps()
  const items = [
    { ...LINE, key: 'line-account' },
    ...account,
    ...mail,
    ...factor,
    ...sessions,
    ...schedules,
    ...releaseNotes,
    ...ofApps,
    { ...LINE, key: 'line-preferences' },
    {
      key: 'language',
      icon: menuIcon('globe'),
      label: formatMessage({ id: 'preferences.switchLanguage' }),
      onClick: switchLanguage,
    },
    ...THEMES.map(({ choice, icon }) => ({
      key: `theme.${choice}`,
      icon: menuIcon(icon),
      label: formatMessage({ id: `user.theme.${choice}` }),
      onClick: () => {
        store.setTheme(choice)
      },
    })),
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

/** Entries of apps, with the names of their apps. */
function useItemsOfApps() {
  return useContributedActions('userMenuEntry').map(({ id, name, app, run }) => ({
    key: `app.${id}`,
    icon: menuIcon('workspace'),
    label: (
      <span className="ui-flex ui-between ui-gap-16">
        {name}
        <span className="ui-muted">{app}</span>
      </span>
    ),
    onClick: run,
  }))
}

/** The items that not every platform has the calls for. */
function useOptionalItems(openDialog: (kind: AccountDialogKind) => void) {
  const { formatMessage } = useIntl()
  const { client, routes } = useShell()
  // Reports of a schedule come to the tray.
  const hasSchedules = client.has(OPTIONAL_CALLS.reportSchedules) && client.has(OPTIONAL_CALLS.exportJobs)
  const canSchedule =
    hasSchedules && routes.some(({ path }) => SCHEDULABLE.test(path) && canOpen(routes, path))
  const sessions = {
    key: 'sessions',
    icon: menuIcon('realtime'),
    label: formatMessage({ id: 'user.sessions' }),
    onClick: () => {
      openDialog('sessions')
    },
  }
  const mail = {
    key: 'mail',
    icon: menuIcon('bell'),
    label: formatMessage({ id: 'user.mail' }),
    onClick: () => {
      openDialog('mail')
    },
  }
  const factor = {
    key: 'factor',
    icon: menuIcon('check'),
    label: formatMessage({ id: 'user.factor' }),
    onClick: () => {
      openDialog('factor')
    },
  }
  const schedules = {
    key: 'schedules',
    icon: menuIcon('export'),
    label: formatMessage({ id: 'user.schedules' }),
    onClick: () => {
      openSchedules('schedules')
    },
  }
  return {
    mail: client.has(OPTIONAL_CALLS.ownMail) ? [mail] : [],
    sessions: client.has(OPTIONAL_CALLS.ownSessions) ? [sessions] : [],
    factor: client.has(OPTIONAL_CALLS.ownFactor) ? [factor] : [],
    schedules: canSchedule ? [schedules] : [],
  }
}

/** The items that depend on permissions. */
function usePermittedItems(openDialog: (kind: AccountDialogKind) => void) {
  const { formatMessage } = useIntl()
  const { client, rights, routes, hasAssistant, services } = useShell()
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
      services.openLink(links.buildLinkAddress(links.releaseNotes))
    },
  }
  const hasReleaseNotes = hasAssistant && client.has(OPTIONAL_CALLS.releases)
  const permitted = userMenuEntries({ permissions: rights.permissions, routes, hasReleaseNotes })
  const toItem = (key: UserMenuEntry) => ({
    key,
    icon: menuIcon(ENTRY_ICONS[key]),
    label: formatMessage({ id: `user.${key}` }),
    onClick: open[key],
  })
  return {
    account: permitted.filter((key) => key !== 'releaseNotes').map(toItem),
    releaseNotes: permitted.filter((key) => key === 'releaseNotes').map(toItem),
  }
}

/** antd puts the distance to the text on the icon's own element. */
function menuIcon(name: IconName) {
  return (
    <span className="ui-inline-flex">
      <Icon name={name} />
    </span>
  )
}
