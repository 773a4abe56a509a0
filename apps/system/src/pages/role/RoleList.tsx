import { foldText, type role } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './RolePage.module.css'

type RoleListProps = {
  roles: readonly role.RoleRow[]
  openId: number | null
  onOpen: (id: number) => void
  onCreate: () => void
}

/** The company's roles, filtered by name. */
export function RoleList({ roles, openId, onOpen, onCreate }: RoleListProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const needle = foldText(search.trim())
  const shown = roles.filter(({ name }) => foldText(name).includes(needle))
  return (
    <section className={styles['list']} aria-label={formatMessage({ id: 'role.list' })}>
      <div className={styles['listHead']}>
        <Input
          allowClear
          prefix={<Icon name="search" size={16} />}
          aria-label={formatMessage({ id: 'role.list.search' })}
          placeholder={formatMessage({ id: 'role.list.search' })}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={<Icon name="plus" size={16} />} onClick={onCreate}>
          {formatMessage({ id: 'role.create' })}
        </Button>
      </div>
      <ul className={styles['roles']}>
        {shown.map(({ id, name, people, pages, isOwn }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['role']}
              aria-current={id === openId}
              onClick={() => onOpen(id)}
            >
              <span className={styles['roleName']}>{name}</span>
              <span className={styles['note']}>
                {formatMessage({ id: 'role.list.counts' }, { people, pages })}
                {isOwn && ` · ${formatMessage({ id: 'role.own' })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles['note']} role="status">
          {formatMessage({ id: 'role.list.none' })}
        </p>
      )}
    </section>
  )
}
