import { useLayoutEffect, useState } from 'react'

/** px: between two fields, and what the button of the other fields takes with its gap. */
const GAP = 8
const MORE_BUTTON = 128
/**
 * The least share of its width that a field retains: beside presets of the range, which are left out first, and without
 * them.
 */
export const SHRUNK_BESIDE_PRESETS = 0.95
export const SHRUNK_ALONE = 0.8
/** Each field in the row, by its index among all. */
export const FIELD_ATTRIBUTE = 'data-band-field'
/** On the row while its fields are measured: none shrinks, or all are as short as they can get. */
const MEASURING_ATTRIBUTE = 'data-measuring'
const LEAST = 'least'
/** On a row without room for the presets: they have short names, or there are none. */
const TIGHT_ATTRIBUTE = 'data-tight'
const TIGHT = ['short', 'none'] as const

/** Fields that measure how short they can get. */
const SHRINKING = ':scope > [data-shrinks]'

/** `least`: so wide are its label and a short value. */
type Field = { width: number; least?: number; isFixed: boolean; isPresets?: boolean }

/**
 * Finds the fields that have no room in the row, from the last one on; a range of days always has. Its presets
 * get short names before that, and are left out then. Nothing is measured before the row is shown, and nothing is hidden then.
 */
export function useFittingFields(row: HTMLElement | null, count: number): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  useLayoutEffect(() => {
    if (row === null) return
    const fields: Field[] = []
    let measuredAt: number | null = null
    const update = () => {
      const available = row.clientWidth
      // The observer reports the row at once, too.
      if (available === measuredAt) return
      measuredAt = available
      row.removeAttribute(TIGHT_ATTRIBUTE)
      measureInto(fields, row)
      let next = hiddenFields(fields, available, SHRUNK_BESIDE_PRESETS)
      for (const form of TIGHT) {
        if (next.size === 0) break
        row.setAttribute(TIGHT_ATTRIBUTE, form)
        next = hiddenFields(withPresets(fields, row), available, SHRUNK_ALONE)
      }
      setHidden((before) => ([...next].join() === [...before].join() ? before : next))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(row)
    return () => observer.disconnect()
  }, [row, count])
  return hidden
}

/** The fields with the presets as wide as they are now. */
function withPresets(fields: readonly Field[], row: HTMLElement): readonly Field[] {
  return fields.map((field, index) => {
    if (field.isPresets !== true) return field
    const width = row.querySelector<HTMLElement>(`:scope > [${FIELD_ATTRIBUTE}="${index}"]`)?.offsetWidth ?? 0
    return { ...field, width }
  })
}

/** A field behind the button keeps the width that it had in the row. */
function measureInto(fields: Field[], row: HTMLElement): void {
  const shown = [...row.querySelectorAll<HTMLElement>(`:scope > [${FIELD_ATTRIBUTE}]`)]
  const toIndex = (element: HTMLElement) => Number(element.getAttribute(FIELD_ATTRIBUTE))
  row.setAttribute(MEASURING_ATTRIBUTE, '')
  for (const element of shown) {
    const isPresets = element.querySelector('.ant-segmented') !== null
    fields[toIndex(element)] = {
      width: element.offsetWidth,
      isFixed: isPresets || element.querySelector('.ant-picker-range, [data-picker-button=range]') !== null,
      isPresets,
    }
  }
  row.setAttribute(MEASURING_ATTRIBUTE, LEAST)
  for (const element of shown) {
    const field = fields[toIndex(element)]
    if (field !== undefined && element.querySelector(SHRINKING) !== null) field.least = element.offsetWidth
  }
  row.removeAttribute(MEASURING_ATTRIBUTE)
}

/** Fixed fields neither shrink nor are they hidden; one that is not shown has no width. */
export function hiddenFields(
  fields: readonly Field[],
  available: number,
  shrunkTo: number,
): ReadonlySet<number> {
  const minWidth = ({ width, least = 0, isFixed }: Field) =>
    width === 0 ? 0 : GAP + Math.max(least, width * (isFixed ? 1 : shrunkTo))
  const sum = (some: readonly Field[]) => some.reduce((total, field) => total + minWidth(field), 0)
  // Before it is laid out, a row has no width.
  if (available === 0 || sum(fields) - GAP <= available) return new Set()
  let room = available - MORE_BUTTON - sum(fields.filter(({ isFixed }) => isFixed)) + GAP
  const hidden = new Set<number>()
  fields.forEach((field, index) => {
    if (field.isFixed) return
    room -= minWidth(field)
    if (room < 0 || hidden.size > 0) hidden.add(index)
  })
  return hidden
}
