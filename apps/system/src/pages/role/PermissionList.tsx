import type { role } from '@console/contracts'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useHost } from '@console/sub-app'
import styles from './RolePage.module.css'

type PermissionListProps = {
  permissions: readonly role.PermissionGrant[]
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The extra permissions of a role. Those that the user does not have cannot be changed, and show why. */
export function PermissionList({ permissions, chosen, isReadOnly, onChange }: PermissionListProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  return (
    <ul className={styles['permissions']}>
      {permissions.map(({ code, name, isHeld }) => (
        <li key={code}>
          <label
            className={styles['permission']}
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
