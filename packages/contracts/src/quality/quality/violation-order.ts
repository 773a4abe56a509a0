/** Orders of violations: only their time has an index. */
export const VIOLATION_SORTS = ['createTime'] as const
