import {
  MAX_ID_CHARACTERS,
  MAX_PEER_MESSAGE_BYTES,
  MAX_ROOMS_PER_SESSION,
  MAX_SESSIONS_PER_ROOM,
  PEER_MESSAGES_PER_SECOND,
  PEER_REPLAY_SECONDS,
  PERIOD_SECONDS,
  RESUME_SECONDS,
  SIGN_IN_SECONDS,
} from '@console/realtime'

/** Limits that clients have to stay within (PROTOCOL.md, "Limits"). */
export const GATEWAY_LIMITS = {
  signInMs: SIGN_IN_SECONDS * 1000,
  periodSeconds: PERIOD_SECONDS,
  resumeMs: RESUME_SECONDS * 1000,
  /** Token, business type and rooms of a connection are checked again after this. */
  recheckMs: 60_000,
  /** The same for people in the room of somebody else, from one check of all of them to the next. */
  visitorRecheckMs: 1000,
  framesPerSecond: 200,
  waitingHeartBeats: 20,
  idCharacters: MAX_ID_CHARACTERS,
  roomsPerSession: MAX_ROOMS_PER_SESSION,
  sessionsPerRoom: MAX_SESSIONS_PER_ROOM,
  /** More than a session has rooms: a client enters all of them again at once. */
  waitingRoomEvents: 100,
  peerMessagesPerSecond: PEER_MESSAGES_PER_SECOND,
  peerMessageBytes: MAX_PEER_MESSAGE_BYTES,
  peerReplayMs: PEER_REPLAY_SECONDS * 1000,
  /** Bytes from a connection that has not signed in: a heartbeat is far smaller. */
  unsignedBytes: 16 * 1024,
  /** Unread bytes of a socket, above which messages stay in the session. */
  bufferedBytes: 256 * 1024,
  /** A client that does not read is closed after this. */
  slowMs: 10_000,
  /** From the close frame to the end of a connection that does not answer it. */
  closeMs: 3_000,
  sessionsPerUser: 100,
  sessions: 20_000,
  unsignedPerAddress: 200,
  unsigned: 2_000,
  /** Over this time the connections are closed when the server stops. */
  drainMs: 3_000,
  /**
   * Servers that share Redis report to each other this often that they are alive. Less than a session waits for its client.
   */
  serverBeatMs: 2_000,
  /** Logged one by one; beyond it, their number is logged at the end of the connection. */
  loggedFrames: 10,
}

export type GatewayLimits = Readonly<typeof GATEWAY_LIMITS>
