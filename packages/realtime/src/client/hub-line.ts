import { Connection } from './connection.ts'
import type { ConnectionEvent, ConnectionOptions } from './connection-types.ts'
import type { AttachedPage } from './hub-ports.ts'
import { realtimeState } from './hub-state.ts'
import type { RealtimeState } from './port-messages.ts'
import { HubRooms } from './rooms/hub-rooms.ts'

export type HubLineOptions = Omit<ConnectionOptions, 'onEvent'> & {
  businessTypeId: number
  onEvent: (line: HubLine, event: ConnectionEvent) => void
}

/**
 * The connection of the pages that selected one business type, with their rooms. The protocol has one business type a
 * connection: pages with another one have another line (decision 0058).
 */
export class HubLine {
  businessTypeId: number
  readonly connection: Connection
  readonly rooms: HubRooms
  /** As its pages see it. */
  state: RealtimeState = realtimeState({ phase: 'idle' })

  constructor({ businessTypeId, onEvent, ...options }: HubLineOptions) {
    this.businessTypeId = businessTypeId
    this.connection = new Connection({ ...options, onEvent: (event) => onEvent(this, event) })
    this.rooms = new HubRooms((message) => this.connection.send(message))
  }

  has({ profile }: AttachedPage): boolean {
    return profile.businessTypeId === this.businessTypeId
  }

  /** Its only page selected another one (RT-023). */
  switchBusiness(businessTypeId: number): void {
    this.businessTypeId = businessTypeId
    this.connection.switchBusiness(businessTypeId)
  }
}
