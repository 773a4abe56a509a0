import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'
import styles from './PageTabs.module.css'

type PageTabsProps<Key extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { key: Key; label: string }[]
  active: Key
  onChange: (key: Key) => void
  /** The chosen tab's contents. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of one record; arrow keys move between them. */
export function PageTabs<Key extends string>({
  label,
  tabs,
  active,
  onChange,
  children,
}: PageTabsProps<Key>) {
  const id = useId()
  const toTabId = (key: Key) => `${id}-${key}`

  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = tabs.findIndex(({ key }) => key === active)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChange(next.key)
    document.getElementById(toTabId(next.key))?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles['tabs']}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={toTabId(key)}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className={styles['tab']}
            onKeyDown={walk}
            onClick={() => {
              onChange(key)
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={toTabId(active)}
        className="ui-stack ui-gap-12 ui-shrinks"
      >
        <PartBoundary resetKey={active}>{children}</PartBoundary>
      </div>
    </>
  )
}
