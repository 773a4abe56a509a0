import { useIsBelow } from './use-media-query.ts'

/** Mobile mode begins below this width (R17). */
export const MOBILE_BELOW_PX = 768

export function useIsMobile(): boolean {
  return useIsBelow(MOBILE_BELOW_PX)
}
