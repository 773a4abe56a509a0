import { endInterruptedJobs } from '../../../platform/lease/interrupted-jobs.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { endUnconfirmedWatches } from './end-watch.ts'
import { getSeatScreen } from './get-seat-screen.ts'
import { seatRooms } from './seat-rooms.ts'

/** The rooms of the realtime socket in which seats are watched. A function, since each server ends watches of its own. */
export function seatRoomModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'seatRoom',
    routes: [getSeatScreen],
    auditDictionary,
    rooms: [seatRooms],
    jobs: [
      {
        start: async (ctx) => {
          stop = await endInterruptedJobs(ctx, (outside, at) => endUnconfirmedWatches(ctx, outside, at))
        },
        stop: () => stop(),
      },
    ],
  }
}
