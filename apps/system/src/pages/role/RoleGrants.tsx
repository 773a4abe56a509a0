import type { role } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { FieldBinding } from '@console/sub-app/form'
import { Icon } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { GrantIndex } from './grant-index.ts'
import { GrantTree } from './GrantTree.tsx'
import styles from './RolePage.module.css'

type RoleGrantsProps = {
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  pages: FieldBinding<readonly string[]>
  /** The extra permissions that are chosen. */
  extra: FieldBinding<readonly string[]>
  isReadOnly: boolean
}

/** The grants of a role: pages of the menu, and extra permissions. */
export function RoleGrants({ index, permissions, pages, extra, isReadOnly }: RoleGrantsProps) {
  const { formatMessage } = useIntl()
  const chosenPages = useMemo(() => new Set(pages.value), [pages.value])
  const chosenExtra = useMemo(() => new Set(extra.value), [extra.value])
  return (
    <div className={styles['grants']}>
      <section aria-label={formatMessage({ id: 'role.tree' })}>
        <h2 className={styles['heading']}>
          {formatMessage({ id: 'role.tree' })}
          <span className={styles['note']} role="status">
            {formatMessage({ id: 'role.tree.count' }, { count: chosenPages.size })}
          </span>
        </h2>
        <GrantTree
          index={index}
          chosen={chosenPages}
          isReadOnly={isReadOnly}
          onChange={(chosen) => pages.onChange([...chosen].toSorted())}
        />
      </section>
      <section aria-label={formatMessage({ id: 'role.permissions' })}>
        <h2 className={styles['heading']}>{formatMessage({ id: 'role.permissions' })}</h2>
        <PermissionList
          permissions={permissions}
          chosen={chosenExtra}
          isReadOnly={isReadOnly}
          onChange={(chosen) => extra.onChange([...chosen].toSorted())}
        />
      </section>
    </div>
  )
}

type PermissionListProps = {
  permissions: readonly role.PermissionGrant[]
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The extra permissions of a role. Those that the user does not have cannot be changed, and show why. */
function PermissionList({ permissions, chosen, isReadOnly, onChange }: PermissionListProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  return (
    <ul className="ui-list">
      {permissions.map(({ code, name, isHeld }) => (
        <li key={code}>
          <label
            className={`ui-cluster ui-gap-8 ui-min-32 ui-size-13 ${styles['permission']}`}
            title={isHeld ? '' : formatMessage({ id: 'role.notAssignable' })}
          >
            <input
              type="checkbox"
              checked={chosen.has(code)}
              disabled={isReadOnly || !isHeld}
              onChange={(event) => {
                const next = new Set(chosen)
                if (event.target.checked) next.add(code)
                else next.delete(code)
                onChange(next)
              }}
            />
            <span>{name[language]}</span>
            {!isHeld && (
              <span className={styles['note']}>
                <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notAssignable.short' })}
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  )
}
