import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PickerEntry } from './BandPickerButton.tsx'

/** The picker at whose end the focus goes that its button had. */
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
