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

/**
 * A range of days is always shown, and does not shrink. Presets of it do not shrink either; its calendar has them too, so they
 * are left out before other fields shrink.
 */
type Kind = 'range' | 'presets' | 'other'
type Field = { width: number; kind: Kind }

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
      kind: kindOf(element),
    }
  }
  row.removeAttribute(MEASURING_ATTRIBUTE)
}

function kindOf(element: Element): Kind {
  if (element.querySelector('.ant-picker-range') !== null) return 'range'
  return element.querySelector('.ant-segmented') === null ? 'other' : 'presets'
}

export function hiddenFields(fields: readonly Field[], available: number): Hidden {
  const widthOf = ({ width, kind }: Field, part: number) =>
    width === 0 ? 0 : GAP + width * (kind === 'other' ? part : 1)
  // What is left beside the fields of these kinds.
  const roomBeside = (kinds: readonly Kind[], part: number) =>
    fields.reduce(
      (room, field) => (kinds.includes(field.kind) ? room - widthOf(field, part) : room),
      available + GAP,
    )
  // Before it is laid out, a row has no width.
  if (available === 0 || roomBeside(['range', 'presets', 'other'], SHRUNK_TO_BESIDE_PRESETS) >= 0) return NONE
  const behind: number[] = []
  const leftOut: number[] = []
  let room = roomBeside(['range', 'other'], SHRUNK_TO) < 0 ? roomBeside(['range'], 1) - MORE_BUTTON : Infinity
  fields.forEach((field, index) => {
    if (field.kind === 'presets') leftOut.push(index)
    if (field.kind !== 'other') return
    room -= widthOf(field, SHRUNK_TO)
    if (room < 0 || behind.length > 0) behind.push(index)
  })
  return { behind, leftOut }
}
