/** A sound of a row. */
export type Voice = {
  /** The name of the sound, for screen readers. */
  label: string
  /** Signed, for a while; empty where there is nothing to play. */
  url: string
  /** Null where it is not known before the sound is loaded. */
  seconds: number | null
  /** The address of the same sound in a new answer of its list: the one of the row may have expired. */
  reload: () => Promise<string | undefined>
}
