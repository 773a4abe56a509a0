/** Fields that seats can be ordered by. */
export const SEAT_SORTS = ['account', 'name', 'orgName', 'status'] as const
/** Fields that uses can be ordered by: only their time has an index. */
export const USE_SORTS = ['timestamp'] as const
