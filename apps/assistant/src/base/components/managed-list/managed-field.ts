import type { BandOption } from '@console/ui'

/** What the input of a field takes and hands over. */
export type FieldValue = string | number | boolean | null | readonly string[] | readonly number[]

type FieldKind =
  | { kind: 'text' | 'area' | 'switch' }
  /** `YYYY-MM-DD`. */
  | { kind: 'day' }
  /** One text a line, in their order. */
  | { kind: 'lines' }
  /** A whole number; one with a fraction. */
  | { kind: 'number' | 'decimal' }
  /** `hasNone`: nothing may be chosen, and what that means. */
  | {
      kind: 'choice' | 'choices'
      options: readonly BandOption<string | number>[]
      isLoading?: boolean
      hasNone?: string
    }

/** A field of the form; its label is the text `<texts>.field.<name>`, its hint `<texts>.hint.<name>` where told so. */
export type ManagedField<Draft> = { name: keyof Draft & string; hasHint?: boolean } & FieldKind

/** A filter above the table; its label is the text `<texts>.filter.<name>`. */
export type ManagedFilter =
  | { name: string; kind: 'text' }
  | { name: string; kind: 'choice'; options: readonly BandOption<string>[] }
/** What is chosen, by the filter's name. */
export type ChosenFilters = Readonly<Record<string, string | null>>
