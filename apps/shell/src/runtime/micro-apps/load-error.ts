/** Why a sub-app, or one of its files, did not load. */
export type LoadErrorKind =
  /** HTTP status other than 2xx. */
  | 'status'
  /** No response. */
  | 'network'
  /** One file exceeded its own time limit. */
  | 'slowFile'
  /** The bytes do not match the released hash. */
  | 'integrity'
  /** No manifest names the file. */
  | 'foreignFile'
  /** `manifest.json` is not one, or is another app's. */
  | 'manifest'
  /** Built against another major version of the kit. */
  | 'kitVersion'
  /** The script threw, or exports no lifecycles. */
  | 'script'
  /** The sub-app did not mount within the loader's limit. */
  | 'timeout'

/** A failed load. `message` is for the log and for "Copy details"; the card has a text for each kind. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly kind: LoadErrorKind
  /** Name of the file or module. */
  readonly subject: string
  /** HTTP status; null when there was none. */
  readonly status: number | null
  /** Major versions of the kit, for `kitVersion`. */
  readonly kitMajors: { needed: number; present: number } | null

  constructor(
    kind: LoadErrorKind,
    subject: string,
    facts: { status?: number; kitMajors?: { needed: number; present: number }; cause?: unknown } = {},
  ) {
    super(`${kind}: ${subject}${facts.status === undefined ? '' : ` (HTTP ${facts.status})`}`, {
      cause: facts.cause,
    })
    this.kind = kind
    this.subject = subject
    this.status = facts.status ?? null
    this.kitMajors = facts.kitMajors ?? null
  }
}
