import type { Body } from '@console/realtime'
import type { TenantTx } from '../platform/context/context.ts'
import type { OutboxEvent } from '../platform/outbox/outbox.ts'

/** A person with a connection, and the business type that they have selected in it; 0 is none. */
export type Recipient = { readonly userId: number; readonly businessTypeId: number }

export type Notice<To extends Recipient = Recipient> = { readonly to: To; readonly body: Body }

/** What a domain sends over the realtime socket when something happened. */
export type Topic = {
  /** Of the event, e.g. `message.pushed`. */
  readonly topic: OutboxEvent['topic']
  /**
   * What is sent to which of the connected people of the event's company. Reads what each of them may see at this moment;
   * anyone who may see nothing gets nothing.
   */
  readonly findNotices: <To extends Recipient>(
    tx: TenantTx,
    event: { readonly key: string; readonly now: Date },
    connected: readonly To[],
  ) => Promise<Notice<To>[]>
}
