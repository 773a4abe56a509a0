import type { Body } from '@console/realtime'
import type { TenantTx } from '../platform/context/context.ts'
import type { OutboxEvent } from '../platform/outbox/outbox.ts'

/** A person with a connection, and the business type that they have selected in it; 0 is none. */
export type Recipient = { readonly userId: number; readonly businessTypeId: number }

export type Notice<To extends Recipient = Recipient> = { readonly to: To; readonly body: Body }

/**
 * Builds the messages for a person who has signed in at the socket or selected another business type: the state that the
 * notices of topics change. Nobody is sent what they may not see.
 */
export type Greeting = (tx: TenantTx, to: Recipient, now: Date) => Promise<Body[]>

/** `about` has the ids of the things that the event is about, where it is about several. */
export type TopicEvent = { readonly key: string; readonly about: readonly number[] }

/** Notices that a domain sends over the realtime socket when something happened. */
export type Topic = {
  /** Topic of the event, e.g. `message.pushed`. */
  readonly topic: OutboxEvent['topic']
  /**
   * Finds the notices for the connected people of the events' company, for all events that were found together. Reads what
   * each of them may see at this moment; anyone who may see nothing gets nothing.
   */
  readonly findNotices: <To extends Recipient>(
    tx: TenantTx,
    happened: { readonly events: readonly TopicEvent[]; readonly now: Date },
    connected: readonly To[],
  ) => Promise<Notice<To>[]>
}
