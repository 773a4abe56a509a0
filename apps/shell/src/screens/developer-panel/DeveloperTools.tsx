import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { optionalPart } from '../../base/optional-part.ts'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { removeOverrides } from '../../core/registry/registry-override.ts'
import styles from './DeveloperTools.module.css'

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

/** Shown while this page runs an overridden version of a sub-app. */
function OverrideBanner() {
  const { formatMessage } = useIntl()
  const { overridden } = currentRegistry()
  if (overridden.size === 0) return null
  return (
    <div className={styles['banner']} role="status">
      {formatMessage({ id: 'override.banner' }, { modules: [...overridden].join(', ') })}
      <Button
        size="small"
        onClick={() => {
          removeOverrides()
          window.location.reload()
        }}
      >
        {formatMessage({ id: 'override.reset' })}
      </Button>
    </div>
  )
}
