import { diffArrays } from 'diff'

/** One row of the side-by-side view; null where a side has no line. */
export type LinePair = { before: string | null; after: string | null; isChanged: boolean }
export type LinePairs = { rows: LinePair[]; hiddenRows: number }

/** Rows beyond this are left out of the view, with a note; copying includes them. */
export const MAX_SHOWN_ROWS = 2000
/** Lines of each side that are compared: those behind them would be in rows that are left out. */
const MAX_COMPARED_LINES = 2 * MAX_SHOWN_ROWS
/** Contents that differ by more lines are shown side by side without alignment. */
const MAX_LINE_EDITS = 500

/** Lines of both sides in rows: equal lines are aligned, changed ones are marked (AUDIT-Q6). */
export function pairLines(before: string, after: string): LinePairs {
  const left = firstLines(before)
  const right = firstLines(after)
  const parts = diffArrays(left, right, { maxEditLength: MAX_LINE_EDITS })
  const rows = parts === undefined ? changedRows(left, right) : pairParts(parts)
  const unread = Math.max(countLines(before) - left.length, countLines(after) - right.length)
  return {
    rows: rows.slice(0, MAX_SHOWN_ROWS),
    hiddenRows: Math.max(0, rows.length - MAX_SHOWN_ROWS) + unread,
  }
}

function pairParts(parts: readonly { value: string[]; added: boolean; removed: boolean }[]): LinePair[] {
  const rows: LinePair[] = []
  let removed: string[] = []
  let added: string[] = []
  for (const part of parts) {
    if (part.removed) removed = [...removed, ...part.value]
    else if (part.added) added = [...added, ...part.value]
    else {
      rows.push(...changedRows(removed, added))
      rows.push(...part.value.map((line) => ({ before: line, after: line, isChanged: false })))
      removed = []
      added = []
    }
  }
  return [...rows, ...changedRows(removed, added)]
}

function changedRows(before: readonly string[], after: readonly string[]): LinePair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    before: before[index] ?? null,
    after: after[index] ?? null,
    isChanged: true,
  }))
}

function firstLines(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/, MAX_COMPARED_LINES)
}

function countLines(text: string): number {
  let lines = text === '' ? 0 : 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
