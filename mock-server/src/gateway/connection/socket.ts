/** The functions of a WebSocket that a connection needs. */
export type Socket = {
  /** A whole WebSocket frame. Nothing after the close. */
  sendFrame: (frame: Uint8Array) => void
  /** Bytes that the client has not read yet. */
  bufferedBytes: () => number
  /** Sends the close frame; a client that does not answer it in time is cut off. */
  close: (code: number) => void
  /** Ends the connection without a close frame. */
  terminate: () => void
}
