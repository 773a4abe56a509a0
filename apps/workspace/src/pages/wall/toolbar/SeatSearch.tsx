import { Icon } from '@console/ui'
import { Input } from 'antd'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ChangeSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

type SeatSearchProps = { value: string; onSearch: ChangeSearch }

/** Finds seats by name while one types. */
export const SeatSearch = memo(function SeatSearch({ value, onSearch }: SeatSearchProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState({ text: value, value })
  // Another value than was typed here, such as after Reset.
  const text = typed.value === value ? typed.text : value
  return (
    <Input
      className={styles['search'] ?? ''}
      allowClear
      value={text}
      maxLength={60}
      aria-label={formatMessage({ id: 'wall.search' })}
      placeholder={formatMessage({ id: 'wall.search' })}
      suffix={<Icon name="search" size={14} />}
      onChange={({ target }) => {
        setTyped({ text: target.value, value: target.value })
        onSearch({ seat: target.value }, { replace: true })
      }}
    />
  )
})
