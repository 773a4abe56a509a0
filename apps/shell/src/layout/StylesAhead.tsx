import { Input } from 'antd'
import { useEffect, useState } from 'react'

/**
 * antd works out how a field looks when the first one is drawn, which takes as long as the page around it. Here that is
 * done unseen while the console has nothing else to do. Without idle time to wait for (Safari) nothing is done ahead.
 */
export function StylesAhead() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') return
    const handle = window.requestIdleCallback(() => {
      setIsIdle(true)
    })
    return () => {
      window.cancelIdleCallback(handle)
    }
  }, [])
  return isIdle ? (
    <div hidden>
      <Input />
    </div>
  ) : null
}
