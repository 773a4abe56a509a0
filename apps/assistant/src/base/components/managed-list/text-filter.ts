import type { ChosenFilters } from './managed-field.ts'

/** The one filter of a list that is searched by a text. */
export const TEXT_FILTER = [{ name: 'text', kind: 'text' }] as const

export function textOf({ text }: ChosenFilters): { text: string | undefined } {
  return { text: text ?? undefined }
}
