import { message } from 'antd'
import { useEffect } from 'react'
import type { Toasts } from './toasts.ts'

/** Renders the toasts of the host and of every sub-app. */
export function ToastOutlet({ toasts }: { toasts: Toasts }) {
  const [api, outlet] = message.useMessage({ maxCount: 3, top: 64 })
  useEffect(() => {
    toasts.attach((level, text, options) => {
      void api[level](text, options?.seconds)
    })
    return () => {
      toasts.attach(null)
    }
  }, [api, toasts])
  return outlet
}
