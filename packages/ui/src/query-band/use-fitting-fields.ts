import { useLayoutEffect, useState } from 'react'

/** px: between two fields, and what the button of the other fields takes with its gap. */
const GAP = 8
const MORE_BUTTON = 128
/** So much of its width a field keeps at least; beside presets a little less room is no reason to leave these out. */
const SHRUNK_TO = 0.8
const SHRUNK_TO_BESIDE_PRESETS = 0.95
/** Each field in the row, by its index among all. */
export const FIELD_ATTRIBUTE = 'data-band-field'
/** On the row while its fields are measured: none shrinks. */
const MEASURING_ATTRIBUTE = 'data-measuring'

type Field = {
  width: number
  /** A range of days; it does not shrink. */
  isAlwaysShown: boolean
  /** Presets of the range, which its calendar has too: they are left out before other fields shrink. They do not. */
  isSpare: boolean
}

/** Indexes of the fields that are not in the row: behind the button, and nowhere. */
type Hidden = { behind: readonly number[]; leftOut: readonly number[] }

const NONE: Hidden = { behind: [], leftOut: [] }

/**
 * Which of the fields have no room in the row: first the presets, then from the last one on; a range of days always has.
 * Nothing is measured before the row is shown, and nothing is hidden then.
 */
export function useFittingFields(row: HTMLElement | null, count: number): Hidden {
  const [hidden, setHidden] = useState(NONE)
  useLayoutEffect(() => {
    if (row === null) return
    const fields: Field[] = []
    const update = () => {
      measureInto(fields, row)
      setHidden((before) => {
        const next = hiddenFields(fields, row.clientWidth)
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
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
      isSpare: element.querySelector('.ant-segmented') !== null,
    }
  }
  row.removeAttribute(MEASURING_ATTRIBUTE)
}

export function hiddenFields(fields: readonly Field[], available: number): Hidden {
  // Before it is laid out, a row has no width.
  if (available === 0 || widthOf(fields, SHRUNK_TO_BESIDE_PRESETS) <= available) return NONE
  const behind: number[] = []
  const leftOut: number[] = []
  const needed = fields.filter(({ isSpare }) => !isSpare)
  const always = fields.filter(({ isAlwaysShown }) => isAlwaysShown)
  let room = widthOf(needed, SHRUNK_TO) > available ? available - MORE_BUTTON - widthOf(always, 1) : Infinity
  fields.forEach((field, index) => {
    if (field.isSpare) leftOut.push(index)
    else if (!field.isAlwaysShown) {
      room -= widthWithGap(field, SHRUNK_TO)
      if (room < 0 || behind.length > 0) behind.push(index)
    }
  })
  return { behind, leftOut }
}

/** Px of all fields and the gaps between them, where those that shrink have this part of their width. */
function widthOf(fields: readonly Field[], part: number): number {
  return fields.reduce((total, field) => total + widthWithGap(field, part), 0) - GAP
}

function widthWithGap({ width, isAlwaysShown, isSpare }: Field, part: number): number {
  return width === 0 ? 0 : GAP + width * (isAlwaysShown || isSpare ? 1 : part)
}
