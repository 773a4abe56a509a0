import { useEffect, useState } from 'react'
import { DeveloperPanel } from './DeveloperPanel.tsx'
import { OverrideBanner } from './OverrideBanner.tsx'

/** The banner while this browser overrides a sub-app, and the panel behind Ctrl+Shift+D or `?dev=1`. */
export function DeveloperTools() {
  const [isOpen, setOpen] = useState(() => new URLSearchParams(window.location.search).get('dev') === '1')
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD') return
        event.preventDefault()
        setOpen((wasOpen) => !wasOpen)
      },
      { signal: listening.signal },
    )
    return () => {
      listening.abort()
    }
  }, [])
  return (
    <>
      <OverrideBanner />
      {isOpen && (
        <DeveloperPanel
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
