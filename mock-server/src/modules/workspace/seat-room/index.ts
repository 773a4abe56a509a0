import type { Module } from '../../module.ts'
import { seatRooms } from './seat-rooms.ts'

/** The rooms of the realtime socket in which seats are watched. */
export const seatRoomModule: Module = { name: 'seatRoom', routes: [], rooms: [seatRooms] }
