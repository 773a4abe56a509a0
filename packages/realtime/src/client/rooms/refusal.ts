import type { RoomRefusal } from '../room-types.ts'

export function roomRefusal(code: number): RoomRefusal {
  if (code === 403) return 'forbidden'
  if (code === 404) return 'notFound'
  return code === 429 ? 'tooMany' : 'unavailable'
}
