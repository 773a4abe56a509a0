/** Reasons why no table can be read from a file; each reader of a kind of table has words for them. */
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

/** A file that is no table; `detail` names the part or number that the reason refers to. */
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
