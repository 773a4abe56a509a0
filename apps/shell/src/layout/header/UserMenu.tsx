import { Dropdown } from 'antd'
import { Icon, type IconName } from '@console/ui'
import { useIntl } from 'react-intl'
import { usePreferences, usePreferencesStore } from '../../preferences/preferences-context.tsx'
import { useShell } from '../../signed-in/shell-context.tsx'
import { initialsOf } from './initials.ts'
import styles from './UserMenu.module.css'

/** antd puts the distance to the text on the icon's own element. */
function menuIcon(name: IconName) {
  return (
    <span className={styles['icon']}>
      <Icon name={name} />
    </span>
  )
}

/** Language, theme and logout, for every user whatever their permissions (SHELL-011, decision 29). */
export function UserMenu({ isCompact }: { isCompact: boolean }) {
  const { formatMessage } = useIntl()
  const { user, signOut } = useShell()
  const { language, themeChoice } = usePreferences()
  const store = usePreferencesStore()
  const name = user.name || user.nickName || user.username
  const theme = (choice: typeof themeChoice) => ({
    key: `theme.${choice}`,
    icon: menuIcon(choice === 'system' ? 'system' : choice === 'dark' ? 'moon' : 'sun'),
    label: formatMessage({ id: `user.theme.${choice}` }),
    onClick: () => {
      store.setTheme(choice)
    },
  })
  const items = [
    {
      key: 'who',
      type: 'group' as const,
      label: (
        <div className={styles['who']}>
          <span className={styles['whoName']}>{name}</span>
          <span>{[user.username, user.tenantName].join(' · ')}</span>
        </div>
      ),
    },
    { key: 'line-1', type: 'divider' as const },
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
    { key: 'line-2', type: 'divider' as const },
    {
      key: 'logout',
      icon: menuIcon('logout'),
      label: formatMessage({ id: 'user.logout' }),
      onClick: () => {
        void signOut()
      },
    },
  ]
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      classNames={{ root: styles['menu'] ?? '' }}
      menu={{ items, selectedKeys: [`theme.${themeChoice}`] }}
    >
      <button type="button" className={styles['trigger']}>
        <span className={styles['spoken']}>{formatMessage({ id: 'user.menu' }, { name })}</span>
        <span className={styles['avatar']} aria-hidden="true">
          {user.avatar ? <img src={user.avatar} alt="" /> : initialsOf(name)}
        </span>
        {!isCompact && (
          <>
            <span className={styles['name']} aria-hidden="true">
              {name}
            </span>
            <Icon name="down" size={14} />
          </>
        )}
      </button>
    </Dropdown>
  )
}
