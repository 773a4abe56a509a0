import { useEffect, useState } from 'react'

/**
 * Returns the focus when the calling component unmounts: antd returns it only for what closes while it stays
 * mounted.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
