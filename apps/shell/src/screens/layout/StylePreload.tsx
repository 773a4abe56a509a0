import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../base/when-idle.ts'

/**
 * antd computes the styles of a field when the first one renders, which takes as long as the page around it. Here that
 * is done hidden while the console is idle; then too the styles of paper are loaded, which no page waits for.
 */
export function StylePreload() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true)
        void import(/* webpackChunkName: "on-demand-print" */ '@console/ui/print.css')
      }),
    [],
  )
  return isIdle ? (
    <div hidden>
      <Input />
    </div>
  ) : null
}
