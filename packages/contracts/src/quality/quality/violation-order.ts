/** What violations can be ordered by: only their time has an index. */
export const VIOLATION_SORTS = ['createTime'] as const
