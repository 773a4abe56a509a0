export { createFakeHub } from './fake-hub.ts'
export { createFakePorts } from './fake-port.ts'
export { createRoomPlay } from './room-play.ts'
