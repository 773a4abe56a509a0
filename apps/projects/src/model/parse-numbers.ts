/** Parses a whole number of at least 0, without sign or decimals; null when invalid. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Parses an id in a path; null when invalid. */
export function pathId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : null
}
