import { Switch } from 'antd'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { ChangeSearch } from '../wall.search.ts'
import styles from './Toolbar.module.css'

type OnlineSwitchProps = { isOn: boolean; onSearch: ChangeSearch }

/** Leaves out the seats that are not active. */
export const OnlineSwitch = memo(function OnlineSwitch({ isOn, onSearch }: OnlineSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <label className={styles['switch']}>
      <Switch size="small" checked={isOn} onChange={(online) => onSearch({ online })} />
      {formatMessage({ id: 'wall.onlineOnly' })}
    </label>
  )
})
