import type { role } from '@console/contracts'
import { Icon, useIsMobile } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { CopyDialog } from './CopyDialog.tsx'
import type { GrantIndex } from './grant-index.ts'
import { OpenRoleView } from './OpenRoleView.tsx'
import { RoleList } from './RoleList.tsx'
import styles from './RolePage.module.css'
import { useOpenRole } from './use-open-role.ts'
import { useRoleActions } from './use-role-actions.ts'

type RoleWorkplaceProps = {
  roles: readonly role.RoleRow[]
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
}

/** The list of roles beside the open one; on a phone separate pages. */
export function RoleWorkplace({ roles, index, permissions }: RoleWorkplaceProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  // Beside the list there is room for one: the first until another is opened.
  const open = useOpenRole(index, isMobile ? null : (roles[0]?.id ?? null))
  const actions = useRoleActions()
  const { problems, setSearch, openId, isOpen, go } = open

  return (
    <div className={styles['page']}>
      <div className={styles['notice']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      </div>
      {(!isMobile || !isOpen) && (
        <RoleList
          roles={roles}
          openId={openId}
          onOpen={(id) => {
            if (id !== openId) void go({ role: id })
          }}
          onCreate={() => void go({ create: true })}
        />
      )}
      {(!isMobile || isOpen) && (
        <div className={styles['main']}>
          {isMobile && (
            <Button type="text" icon={<Icon name="left" size={16} />} onClick={() => void go({})}>
              {formatMessage({ id: 'role.backToList' })}
            </Button>
          )}
          <OpenRoleView {...{ open, index, permissions, actions }} />
        </div>
      )}
      {actions.copying !== null && (
        <CopyDialog
          source={actions.copying}
          onCopy={async (copyName) => {
            if (actions.copying === null) return
            const copied = await actions.copy(actions.copying, copyName)
            setSearch({ role: copied.id, create: false, tab: 'grants', page: 1 })
          }}
          onCancel={actions.stopCopy}
        />
      )}
    </div>
  )
}
