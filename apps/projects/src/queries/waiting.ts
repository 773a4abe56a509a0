import { exports, quality, seatHand, type BodyOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Own exports, as the tray has them; while one runs, the tray polls this same answer. */
export function useOwnExports() {
  return useCallQuery(exports.list)
}

/** Hands that are still up, the first of them. Null requests nothing. */
export function useOpenHands(pageSize: number | null) {
  return useCallQuery(seatHand.list, pageSize === null ? null : { query: { state: 'open', pageSize } })
}

/** Records of violations. Null requests nothing. */
export function useViolations(body: BodyOf<typeof quality.records> | null) {
  return useCallQuery(quality.records, body && { body })
}
