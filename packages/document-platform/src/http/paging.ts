import type { Fields } from './fields.ts'

/** A page of rows, by either spelling of the documents: `pageIndex` and `pageSize`, `pageNum`, `current` and `size`. */
export function cutPage<Row>(rows: readonly Row[], request: Fields, defaultSize = 10): Row[] {
  const index = request.optionalNumber('pageIndex') ?? request.optionalNumber('current')
  const page = Math.max(1, index ?? request.optionalNumber('pageNum') ?? 1)
  const size = Math.max(
    0,
    request.optionalNumber('pageSize') ?? request.optionalNumber('size') ?? defaultSize,
  )
  return rows.slice((page - 1) * size, page * size)
}

/** True if the text contains the typed text, ignoring case; an empty input is contained in every text. */
export function contains(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase())
}
