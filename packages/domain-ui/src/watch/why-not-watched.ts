import { workspace } from '@console/contracts'

/**
 * The id of the text that says why a seat cannot be watched now; null when it can. Browsers without WebRTC still show
 * everything else.
 */
export function whyNotWatched({ status }: Pick<workspace.SeatUser, 'status'>): string | null {
  if (!('RTCPeerConnection' in window)) return 'watch.why.unsupported'
  return workspace.isActive(status) ? null : 'watch.why.offline'
}
