import type { ImportReason } from './people-import.messages.ts'

/** Values by the name in braces that each replaces in the text of the reason. */
export type ReasonValues = Readonly<Record<string, string>>

/** The file cannot be used; `values` are inserted into the text of the reason. */
export class UnusableFile extends Error {
  readonly reason: ImportReason
  readonly values: ReasonValues

  constructor(reason: ImportReason, values: ReasonValues = {}) {
    super(`unusable file: ${reason}`)
    this.name = 'UnusableFile'
    this.reason = reason
    this.values = values
  }
}
