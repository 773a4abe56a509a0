/** Seats of one call at most. */
export const MAX_SEATS = 2000
