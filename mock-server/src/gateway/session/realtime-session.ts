import type { Body, CloseCode, Envelope, Receiver, Sender } from '@console/realtime'

/** A message on its way to a client. */
export type Outgoing = {
  readonly body: Body
  readonly sentAt: number
  /** Id of the message that it answers. */
  readonly requestId?: string
  /** The encoded message without its number, shared by all sessions that are sent the same message. */
  readonly encoded?: Uint8Array
}

/** The connection that a session has at present. */
export type Link = {
  /** Sends the messages that its session retains and the client can take. */
  flush: (session: RealtimeSession) => void
  /** Says from which address the session was ended, then closes with 4409. */
  kickOff: (fromIp: string) => void
  /** Refuses a message; the connection stays. */
  refuse: (refused: Pick<Envelope, 'id' | 'requestId'>, refusal: Pick<Envelope, 'code' | 'msg'>) => void
  close: (code: CloseCode) => void
  /** Ends it without a close frame: another connection has taken the session over. */
  drop: () => void
}

/** Everything that outlives a connection: the user, and the messages that were not acknowledged. */
export type RealtimeSession = {
  readonly id: string
  readonly tenantId: number
  readonly userId: number
  /** Hash of the token of the console session that it belongs to. */
  tokenHash: Buffer
  businessTypeId: number
  readonly sender: Sender<Outgoing>
  readonly receiver: Receiver
  /**
   * Events that this server does not publish to the session: former servers of the session did, or it catches up with them
   * by itself.
   */
  handled: ReadonlySet<number>
  link: Link | null
  /** False before this server's registry has it, and once it has ended or another server has it. */
  isPresent: boolean
}

/** A session leaves its rooms by itself, or is thrown out. */
export type Leaving = 'exit' | 'kickOff'
/** A session can also end on this server because another one has it now. */
export type Ending = Leaving | 'moved'
