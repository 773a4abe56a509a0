import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOfInputMethod } from '../input-method/is-of-input-method.ts'

type RecordKeys = {
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** Fields and groups of choices use the arrows themselves; an open list uses Esc. */
const USES_ARROWS = 'input, textarea, [role="combobox"], [role="radiogroup"], [role="tablist"], [role="tree"]'
const USES_ESCAPE = '[aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * Esc closes the record wherever the focus is, so also after a click into the list; arrows walk the records from inside
 * the panel. In the list arrows move between the rows.
 */
export function useRecordKeys(panel: RefObject<HTMLElement | null>, keys: RecordKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || isOfInputMethod(event) || !(target instanceof Element)) return
    const isInside = panel.current?.contains(target) === true
    if (key === 'Escape') {
      const user = target.closest(USES_ESCAPE)
      // On a phone the panel itself is in a dialog: that one is no reason to leave Esc alone.
      if (user === null || user.contains(panel.current)) keys.onClose()
      return
    }
    const step = key === 'ArrowUp' ? keys.onPrevious : key === 'ArrowDown' ? keys.onNext : undefined
    if (step === undefined || !isInside || target.closest(USES_ARROWS) !== null) return
    event.preventDefault()
    step()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
