import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { OverrideBanner } from './OverrideBanner.tsx'

const DeveloperPanel = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-developer" */ './DeveloperPanel.tsx')).DeveloperPanel,
)

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
        <Suspense fallback={null}>
          <DeveloperPanel
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
