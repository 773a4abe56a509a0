import type { Language } from './wire.ts'

/** The format of a value: on its page, in CSV, and as the number format of a workbook's cell, which stays a number. */
export type ColumnKind =
  | 'text'
  | 'number'
  /** Seconds, shown as `HH:MM:SS`. */
  | 'duration'
  /** Seconds, shown as hours with two decimals. */
  | 'hours'
  /** A fraction, shown in percent with two decimals. */
  | 'percent'
  /** A day: `20261120`, or Unix seconds in it. */
  | 'day'
  /** Unix seconds. */
  | 'time'

/** A column of a table, defined once for its page and its files (docs/decisions/0099-one-figure-one-column.md). */
export type TableColumn = { head: Readonly<Record<Language, string>>; kind: ColumnKind }

type Texts<Id extends string> = Readonly<Record<Id, string>>

/** Heads as the texts of a page, by the ids under which it formats them. */
export function headTexts<Id extends string>(
  columns: Readonly<Record<Id, Pick<TableColumn, 'head'>>>,
): Readonly<Record<Language, Texts<Id>>> {
  const entries = Object.entries<Pick<TableColumn, 'head'>>(columns)
  const textsIn = (language: Language) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ids of the columns
    Object.fromEntries(entries.map(([id, { head }]) => [id, head[language]])) as Texts<Id>
  return { en: textsIn('en'), zh: textsIn('zh') }
}
