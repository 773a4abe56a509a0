import { IconButton } from '@console/ui'
import { Tooltip } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import styles from './ConnectionSign.module.css'

/** A shorter interruption is not worth a sign. */
const LASTING_MS = 10_000

/** A quiet sign while messages of the server do not arrive, and pages poll instead. */
export function ConnectionSign() {
  const { formatMessage } = useIntl()
  if (!useIsInterrupted()) return null
  const text = formatMessage({ id: 'header.notLive' })
  return (
    <Tooltip title={text} trigger={['hover', 'focus']} placement="bottomRight">
      <IconButton icon="realtime" size="large" className={styles['sign'] ?? ''} label={text} />
    </Tooltip>
  )
}

function useIsInterrupted(): boolean {
  const { state } = useShell().realtime
  const current = useSyncExternalStore(state.subscribe, state.get)
  // That it is not connected yet, or that nobody is signed in, is no interruption.
  const isDown =
    current?.status === 'down' ||
    (current?.status === 'off' && (current.reason === 'forbidden' || current.reason === 'upgrade'))
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isDown) return undefined
    const timer = setTimeout(() => setLasting(true), LASTING_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isDown])
  return isDown && isLasting
}
