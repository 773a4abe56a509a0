import type { ChosenFilters } from '../managed-field.ts'

/** The filter of a list with only a text search. */
export const TEXT_FILTER = [{ name: 'text', kind: 'text' }] as const

export function toTextFilter({ text }: ChosenFilters): { text: string | undefined } {
  return { text: text ?? undefined }
}
