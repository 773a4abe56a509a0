/** Why a connection ends. The texts are for logs; PROTOCOL.md says what the client does on each. */
export const CLOSE_CODES = {
  /** By the client: logout, or its last tab. The session ends at once. */
  done: 1000,
  /** A frame over `MAX_FRAME_BYTES`. */
  tooBig: 1009,
  /** The server stops or is full: connect again, elsewhere or later. */
  restart: 1012,
  /** The token is not valid, or its session is over. */
  signedOut: 4401,
  /** The business type is not one of the user's. */
  forbidden: 4403,
  /** No heartbeat in time, or three periods of silence. */
  silence: 4408,
  /** The session was ended from elsewhere. */
  kickedOff: 4409,
  /** The client does not read what is sent to it. */
  slow: 4413,
  /** The client is too old. */
  upgrade: 4426,
  /** More messages than are allowed. */
  tooMany: 4429,
} as const

export type CloseCode = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES]
