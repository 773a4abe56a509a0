import type { ImportReason } from './people-import.messages.ts'

/** Nothing can be taken from the file; `detail` is what the reason speaks of. */
export class UnusableFile extends Error {
  readonly reason: ImportReason
  readonly detail: string | null

  constructor(reason: ImportReason, detail: string | number | null = null) {
    super(`unusable file: ${reason}`)
    this.name = 'UnusableFile'
    this.reason = reason
    this.detail = detail === null ? null : String(detail)
  }
}
