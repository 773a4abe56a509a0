import type { TenantTx } from '../platform/context/context.ts'

/** A person whose client is connected, and in the room of the realtime socket that is theirs. */
export type Presence = {
  readonly userId: number
  readonly version: string
  /** When they were heard. */
  readonly at: Date
  /** By the server's clock: without another heartbeat they are gone then. */
  readonly until: Date
}

/** A domain's action for those who were heard since the last time. */
export type PresenceListener = (tx: TenantTx, heard: readonly Presence[], now: Date) => Promise<void>
