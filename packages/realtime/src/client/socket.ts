import { SUBPROTOCOL } from '../limits.ts'

/** The part of a WebSocket that a connection needs. */
export type Socket = {
  send: (frame: Uint8Array) => void
  close: (code: number) => void
}
export type SocketHandlers = {
  onOpen: () => void
  /** A binary frame is an ArrayBuffer, a text frame a string. */
  onFrame: (data: unknown) => void
  /** Also when it could not be opened. */
  onClose: (code: number) => void
}
/** Throws if the address is invalid. */
export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket

export const openWebSocket: OpenSocket = (url, { onOpen, onFrame, onClose }) => {
  const socket = new WebSocket(url, SUBPROTOCOL)
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onFrame(data))
  socket.addEventListener('close', ({ code }) => onClose(code))
  return {
    send: (frame) => socket.send(new Uint8Array(frame)),
    close: (code) => socket.close(code),
  }
}
