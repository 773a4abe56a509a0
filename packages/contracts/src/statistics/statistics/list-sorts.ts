/** Orders of people without their calls; by name where nothing is said. */
export const LITE_USER_SORTS = [
  'userName',
  'userID',
  'orgName',
  'daysOnDuty',
  'avgDayOnlineDuration',
] as const

/** Orders of people. */
export const USER_SORTS = [
  ...LITE_USER_SORTS,
  'callTime',
  'callCnt',
  'talkCnt',
  'saleCnt',
  'orderCnt',
  'talkConversionRate',
  'saleConversionRate',
  'orderConversionRate',
] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Orders of calls: only when they began has an index, and a month has a million. Newest first where nothing is said. */
export const CALL_SORTS = ['onCallAt'] as const
