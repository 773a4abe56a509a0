/** Path of the socket. */
export const REALTIME_PATH = '/api/dolphin/realtime'
export const SUBPROTOCOL = 'dolphin.v1'

export const MAX_FRAME_BYTES = 1024 * 1024
/** From the open connection to the first heartbeat. */
export const SIGN_IN_SECONDS = 5
/** Version of the client, in its heartbeats (RT-005). */
export const CLIENT_VERSION = '2.5.0.5000'
/** Between heartbeats (RT-005). */
export const PERIOD_SECONDS = 15
/** After this many periods without any message a connection counts as lost (RT-007). */
export const SILENT_PERIODS = 3
/** A client sends a heartbeat at once when it has received so many since it last sent an `ack`. */
export const RECEIVED_PER_ACK = 100
/** A lost connection's session waits this long for its client (RT-009). */
export const RESUME_SECONDS = 60
/** A peer message is not sent any more after this. */
export const PEER_REPLAY_SECONDS = 10
/** Peer messages of one sender, in a second. */
export const PEER_MESSAGES_PER_SECOND = 50
export const MAX_PEER_MESSAGE_BYTES = 64 * 1024
export const MAX_ROOMS_PER_SESSION = 50
export const MAX_SESSIONS_PER_ROOM = 50
/** Characters of request, message and room ids at most. */
export const MAX_ID_CHARACTERS = 64
/** Messages that a session retains until they are acknowledged. */
export const MAX_UNACKNOWLEDGED = 500
