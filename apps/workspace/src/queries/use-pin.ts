import { workspace } from '@console/contracts'
import { useCallMutation, type CallKeyInput } from '@console/sub-app'
import type { Seat } from '../model/seat.ts'
import { useWallStore } from '../state/wall-context.tsx'

/** Pins or unpins a seat; a refusal is a toast and leaves the mark as it was (WORK-025, WORK-026, WORK-Q5). */
export function usePin() {
  const store = useWallStore()
  return useCallMutation(workspace.pin, {
    hasToast: true,
    toInput: ({ id, orgId, isCollected }: Seat): CallKeyInput<typeof workspace.pin> => ({
      body: {
        operationType: isCollected ? workspace.PIN_OPERATION.unpin : workspace.PIN_OPERATION.pin,
        targetOrgID: orgId,
        targetUserID: id,
      },
    }),
    onSuccess: (_answer, { id, isCollected }: Seat) => store.setPinned(id, !isCollected),
  })
}
