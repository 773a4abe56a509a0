import type { BandOption } from '@console/ui'

/** The kinds of input and their values. */
export type FieldValue = string | number | boolean | null | readonly string[] | readonly number[]

type FieldKind =
  | { kind: 'text' | 'area' | 'switch' }
  /** `YYYY-MM-DD`. */
  | { kind: 'day' }
  /** One text per line, in order. */
  | { kind: 'lines' }
  /** A whole number, or a decimal one. */
  | { kind: 'number' | 'decimal' }
  /** `hasNone`: the label of the empty choice. */
  | {
      kind: 'choice' | 'choices'
      options: readonly BandOption<string | number>[]
      isLoading?: boolean
      hasNone?: string
    }

/** A field of the form; its label is the text `<texts>.field.<name>`, its hint `<texts>.hint.<name>` if it has one. */
export type ManagedField<Draft> = {
  name: keyof Draft & string
  hasHint?: boolean
  /** Half as wide as the form: the next one is beside it where that is one too. */
  isHalf?: boolean
} & FieldKind

/** A filter above the table; its label is the text `<texts>.filter.<name>`. */
export type ManagedFilter =
  | { name: string; kind: 'text' }
  | { name: string; kind: 'choice'; options: readonly BandOption<string>[] }

/** The chosen values, by the filter's name. */
export type ChosenFilters = Readonly<Record<string, string | null>>

/** The filter of a list with only a text search. */
export const TEXT_FILTER = [{ name: 'text', kind: 'text' }] as const

export function toTextFilter({ text }: ChosenFilters): { text: string | undefined } {
  return { text: text ?? undefined }
}
