import { useLayoutEffect, useState } from 'react'

/** px: between two fields, and what the button of the other fields takes with its gap. */
const GAP = 8
const MORE_BUTTON = 128
/** So much of its width a field keeps at least. */
const SHRUNK_TO = 0.8
/** Each field in the row, by its index among all. */
export const FIELD_ATTRIBUTE = 'data-band-field'
/** On the row while its fields are measured: none shrinks. */
const MEASURING_ATTRIBUTE = 'data-measuring'

type Field = { width: number; isAlwaysShown: boolean }

/**
 * Which of the fields have no room in the row, from the last one on; a range of days always has. Nothing is measured before
 * the row is shown, and nothing is hidden then.
 */
export function useFittingFields(row: HTMLElement | null, count: number): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  useLayoutEffect(() => {
    if (row === null) return
    const fields: Field[] = []
    const update = () => {
      measureInto(fields, row)
      setHidden((before) => {
        const next = hiddenFields(fields, row.clientWidth)
        return next.size === before.size && [...next].every((index) => before.has(index)) ? before : next
      })
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(row)
    return () => observer.disconnect()
  }, [row, count])
  return hidden
}

/** A field behind the button keeps the width that it had in the row. */
function measureInto(fields: Field[], row: HTMLElement): void {
  row.setAttribute(MEASURING_ATTRIBUTE, '')
  for (const element of row.querySelectorAll<HTMLElement>(`:scope > [${FIELD_ATTRIBUTE}]`)) {
    fields[Number(element.getAttribute(FIELD_ATTRIBUTE))] = {
      width: element.offsetWidth,
      isAlwaysShown: element.querySelector('.ant-picker-range') !== null,
    }
  }
  row.removeAttribute(MEASURING_ATTRIBUTE)
}

export function hiddenFields(fields: readonly Field[], available: number): ReadonlySet<number> {
  const minWidth = ({ width, isAlwaysShown }: Field) =>
    width === 0 ? 0 : GAP + width * (isAlwaysShown ? 1 : SHRUNK_TO)
  const sum = (some: readonly Field[]) => some.reduce((total, field) => total + minWidth(field), 0)
  // Before it is laid out, a row has no width.
  if (available === 0 || sum(fields) - GAP <= available) return new Set()
  let room = available - MORE_BUTTON - sum(fields.filter(({ isAlwaysShown }) => isAlwaysShown)) + GAP
  let isFull = false
  const hidden = new Set<number>()
  fields.forEach((field, index) => {
    if (field.isAlwaysShown) return
    room -= minWidth(field)
    isFull ||= room < 0
    if (isFull) hidden.add(index)
  })
  return hidden
}
