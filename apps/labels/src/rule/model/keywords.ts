/** ASCII and full-width commas separate alike (LABEL-Q34); so does a line of a pasted list. */
const SEPARATORS = /[,，\n]/

/** The keywords with those of a typed text added at the end: trimmed, without empty ones and duplicates (LABEL-107). */
export function addKeywords(keywords: readonly string[], text: string): string[] {
  return withoutDuplicates([...keywords, ...text.split(SEPARATORS)])
}

export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text)
}

function withoutDuplicates(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
}
