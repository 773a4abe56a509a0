import type { role } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { GrantTree } from './GrantTree.tsx'
import { PermissionList } from './PermissionList.tsx'
import styles from './RolePage.module.css'
import type { RoleDraftState } from './use-role-draft.ts'

type RoleGrantsProps = {
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  state: RoleDraftState
  isReadOnly: boolean
}

/** The grants of a role: pages of the menu, and extra permissions. */
export function RoleGrants({ index, permissions, state: { draft, change }, isReadOnly }: RoleGrantsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['grants']}>
      <section aria-label={formatMessage({ id: 'role.tree' })}>
        <h2 className={styles['heading']}>
          {formatMessage({ id: 'role.tree' })}
          <span className={styles['note']} role="status">
            {formatMessage({ id: 'role.tree.count' }, { count: draft.pages.size })}
          </span>
        </h2>
        <GrantTree
          index={index}
          chosen={draft.pages}
          isReadOnly={isReadOnly}
          onChange={(pages) => change({ pages })}
        />
      </section>
      <section aria-label={formatMessage({ id: 'role.permissions' })}>
        <h2 className={styles['heading']}>{formatMessage({ id: 'role.permissions' })}</h2>
        <PermissionList
          permissions={permissions}
          chosen={draft.permissions}
          isReadOnly={isReadOnly}
          onChange={(chosen) => change({ permissions: chosen })}
        />
      </section>
    </div>
  )
}
