import { workspace } from '@console/contracts'

/** A worker as the live monitor shows them (LIVE-Q2). */
export type LiveWorker = {
  id: number
  name: string
  orgName: string
  phone: string
  status: workspace.SeatStatus
  onlineStatus: 'online' | 'offline'
  /** Empty while they are offline. */
  roomId: string
}

export function toLiveWorker({ user, status, roomID }: workspace.SeatUser): LiveWorker {
  const { id, name, orgName = '', phone = '' } = user
  const onlineStatus = workspace.isActive(status) ? 'online' : 'offline'
  return { id, name, orgName, phone, status, onlineStatus, roomId: roomID }
}
