import type { ImportReason } from './people-import.messages.ts'

/** By the name in braces that each replaces in the text of the reason. */
export type ReasonValues = Readonly<Record<string, string>>

/** Nothing can be taken from the file; `values` are what the reason speaks of. */
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
