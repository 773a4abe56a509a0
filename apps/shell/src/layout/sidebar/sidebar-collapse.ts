import { useState } from 'react'
import { readStored, writeStored } from '../../preferences/browser-storage.ts'

const COLLAPSED_KEY = 'console.sidebarCollapsed'

/** 282 px wide expanded, 84 px collapsed; the browser remembers which (SHELL-053). */
export function useSidebarCollapse(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => readStored(COLLAPSED_KEY) === 'true')
  function toggle(): void {
    writeStored(COLLAPSED_KEY, isCollapsed ? null : 'true')
    setIsCollapsed(!isCollapsed)
  }
  return [isCollapsed, toggle]
}
