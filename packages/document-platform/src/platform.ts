import type { Person } from './base/people.ts'
import type { Files } from './http/files.ts'

export type Change = {
  module: string
  opType: string
  bizTypeId?: number | undefined
  productId?: number | undefined
  /** The record before and after; null where there was or is none. */
  before: unknown
  after: unknown
}

/** Parts of the platform that every domain uses. */
export type Platform = {
  files: Files
  /** Writes a line of the audit log. */
  audit: (person: Person, change: Change) => void
}
