import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../base/when-idle.ts'

/**
 * antd computes the styles of a field when the first one renders, which takes as long as the page around it. Here that
 * is done hidden while the console is idle.
 */
export function StylePreload() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true)
      }),
    [],
  )
  return isIdle ? (
    <div hidden>
      <Input />
    </div>
  ) : null
}
