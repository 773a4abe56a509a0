import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PickerEntry } from './BandPickerButton.tsx'

/** Returns the ref of a picker, and moves the focus to the end at which its button had it. */
export function usePickerFocus<Picker extends { nativeElement: HTMLElement }>(
  begin: PickerEntry | null | undefined,
): RefObject<Picker | null> {
  const picker = useRef<Picker>(null)
  const [end] = useState(begin?.hasFocus === true ? begin.end : null)
  useEffect(() => {
    if (end !== null) picker.current?.nativeElement.querySelectorAll('input')[end]?.focus()
  }, [end])
  return picker
}
