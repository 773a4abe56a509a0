import type { Complete, message } from '@console/contracts'

/** A message as our server pushes it; tests override what they check. */
export function samplePopup(
  id: string,
  changes: Partial<message.Popup['payload']> = {},
): Complete<message.Popup> {
  return {
    id,
    businessTypeId: 11,
    pushedAt: 1_795_200_000,
    payload: {
      title: `Message ${id}`,
      content: `<p>Seat <b>${id}</b> is idle</p>`,
      msgId: id,
      msgRuleCode: 'idle-seat',
      triggerId: 'cron-9',
      btnOptions: [
        { text: 'Open session', action: 'OPEN_URL', link: '/dashboard/session?seat=4' },
        { text: 'Later', action: 'TAB_SWITCH' },
      ],
      ...changes,
    },
  }
}
