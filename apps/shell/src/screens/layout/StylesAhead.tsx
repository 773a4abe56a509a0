import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../base/when-idle.ts'

/**
 * antd works out how a field looks when the first one is drawn, which takes as long as the page around it. Here that is
 * done unseen while the console has nothing else to do.
 */
export function StylesAhead() {
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
