import { Icon } from '@console/ui'
import { Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../../base/paths.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { useAccountDialog } from '../../account/use-account-dialog.tsx'
import { toInitials } from './initials.ts'
import { useUserMenuItems } from './use-user-menu-items.tsx'
import styles from './UserMenu.module.css'

/** The account's pages and dialogs by permission (SHELL-067..070); sessions, language, theme and logout for everybody. */
export function UserMenu({ isCompact }: { isCompact: boolean }) {
  const { formatMessage } = useIntl()
  const { apiOrigin, user } = useShell()
  const trigger = useRef<HTMLButtonElement>(null)
  // The item that opened a dialog is gone by the time the dialog closes: the focus returns to the menu's button.
  const { open, dialog } = useAccountDialog(() => trigger.current?.focus())
  const { items, selectedKeys } = useUserMenuItems(open)
  const name = user.name || user.nickName || user.username
  const who = {
    key: 'who',
    type: 'group' as const,
    label: (
      <div className={styles['who']}>
        <span className="ui-body ui-strong ui-ink">{name}</span>
        <span>{[user.username, user.tenantName].join(' · ')}</span>
      </div>
    ),
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        classNames={{ root: styles['menu'] ?? '' }}
        menu={{ items: [who, ...items], selectedKeys }}
      >
        <button ref={trigger} type="button" className={styles['trigger']}>
          <span className="visually-hidden">{formatMessage({ id: 'user.menu' }, { name })}</span>
          <Avatar url={user.avatar ? platformUrl(user.avatar, apiOrigin) : null} name={name} />
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
      {dialog}
    </>
  )
}

/** The user's picture; their initials where there is none, or where it cannot be loaded (SHELL-010). */
function Avatar({ url, name }: { url: string | null; name: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {url !== null && url !== '' && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          onError={() => {
            setBrokenUrl(url)
          }}
        />
      ) : (
        toInitials(name)
      )}
    </span>
  )
}
