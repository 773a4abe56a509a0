import { role } from '@console/contracts'
import type { FieldBinding } from '@console/sub-app/form'
import { Icon } from '@console/ui'
import { TextField } from '@console/ui/form'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import styles from './RolePage.module.css'

type RoleHeadProps = {
  from: role.Role | null
  name: FieldBinding<string>
  isReadOnly: boolean
  onCopy: (source: role.Role) => void
  onRemove: (removed: role.Role) => void
}

/** The name and the actions of a role. */
export function RoleHead({ from, name, isReadOnly, onCopy, onRemove }: RoleHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['editorHead']}>
      <TextField
        label={formatMessage({ id: 'role.name' })}
        {...name}
        isDisabled={isReadOnly}
        input={{ maxLength: role.ROLE_NAME_MAX }}
      />
      {from !== null && (
        <div className={styles['tools']}>
          <Button icon={<Icon name="copy" size={16} />} onClick={() => onCopy(from)}>
            {formatMessage({ id: 'role.copy' })}
          </Button>
          <Tooltip
            title={
              from.people === 0 ? '' : formatMessage({ id: 'role.delete.inUse' }, { count: from.people })
            }
          >
            <Button danger disabled={from.people > 0} onClick={() => onRemove(from)}>
              {formatMessage({ id: 'role.delete' })}
            </Button>
          </Tooltip>
        </div>
      )}
    </div>
  )
}
