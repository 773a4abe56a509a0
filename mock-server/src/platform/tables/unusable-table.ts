/** Why no table can be read from a file; what reads tables of a kind has words for each. */
export type TableReason =
  | 'encoding'
  | 'notTable'
  | 'brokenXlsx'
  | 'noSheet'
  | 'unpackedTooLarge'
  | 'quoting'
  | 'lineTooLong'
  | 'empty'
  | 'textTooLong'
  | 'tooSlow'
  | 'tooManyLines'

/** A file that is no table; `detail` is what the reason speaks of. */
export class UnusableTable extends Error {
  readonly reason: TableReason
  readonly detail: string | null

  constructor(reason: TableReason, detail: string | number | null = null) {
    super(`unusable table: ${reason}`)
    this.name = 'UnusableTable'
    this.reason = reason
    this.detail = detail === null ? null : String(detail)
  }
}
