/** Parts that pages with seats share: statuses, screenshots, and the headers and polls of their calls. */
export { usePoll, useReportVisibleUse } from '../poll/use-poll.ts'
export { SEAT_STATUS_LOOK, STATUS_ORDER } from './seat-status.ts'
export { SeatPicture } from './SeatPicture.tsx'
export { useLookedAt } from './use-looked-at.ts'
export { WorkspaceClient } from './WorkspaceClient.tsx'
