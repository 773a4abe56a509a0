import { useEffect, useState } from 'react'

/**
 * Once what calls it is gone, the focus is where it was before: antd gives it back only for what closes while it stays
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
