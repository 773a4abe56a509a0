import { useState, type KeyboardEvent, type RefObject } from 'react'
import { type ChartData, valueText } from './chart-data.ts'
import { showTip } from './ChartCanvas.tsx'

type Walk = {
  data: ChartData
  /** The axis begins with the last of the data. */
  isReversed: boolean
  formatValue: (value: number) => string
  onChoose?: ((index: number) => void) | undefined
}

/**
 * Moves from category to category by the arrow keys, Home and End: the tooltip of the category is shown, and its values are
 * announced.
 */
export function useChartWalk(
  drawing: RefObject<HTMLElement | null>,
  { data, formatValue, onChoose, isReversed }: Walk,
) {
  const [position, setPosition] = useState<number | null>(null)
  const last = data.categories.length - 1
  const index = position === null ? null : Math.min(position, last)

  function go(next: number | null): void {
    setPosition(next)
    showTip(drawing.current, next !== null && isReversed ? last - next : next)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'Enter' && index !== null) onChoose?.(index)
    else if (key === 'Escape' && index !== null) go(null)
    else {
      const next = nextIndex(key, index, last)
      if (next === null || last < 0) return
      go(next)
    }
    event.preventDefault()
  }

  return {
    props: { tabIndex: 0, onKeyDown, onBlur: () => go(null) },
    /** The category and its values, as they are read out; nothing where none is chosen. */
    said: index === null ? '' : formatCategory(data, index, formatValue),
  }
}

function nextIndex(key: string, index: number | null, last: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return index === null ? 0 : Math.min(index + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index === null ? last : Math.max(index - 1, 0)
  return null
}

function formatCategory(
  { categories, notes, series }: ChartData,
  index: number,
  formatValue: Walk['formatValue'],
): string {
  const values = series.flatMap((one) =>
    (one.values[index] ?? null) === null ? [] : [`${one.name} ${valueText(one, index, formatValue)}`],
  )
  const note = notes?.values[index] ?? ''
  return [categories[index], ...(note === '' ? [] : [note]), ...values].join(', ')
}
