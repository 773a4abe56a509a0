import { ConfigProvider } from 'antd'
import type { ReactNode, RefObject } from 'react'

type FullScreenPopupsProps = {
  /** The element on the full screen. */
  page: RefObject<HTMLElement | null>
  isFull: boolean
  children: ReactNode
}

/** Menus and dialogs of a full screen belong inside it: the rest of the document is hidden. */
export function FullScreenPopups({ page, isFull, children }: FullScreenPopupsProps) {
  const container = () => page.current ?? document.body
  return <ConfigProvider {...(isFull ? { getPopupContainer: container } : {})}>{children}</ConfigProvider>
}
