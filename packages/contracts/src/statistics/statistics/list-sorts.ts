/** Orders of people without their calls; by name by default. */
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

/** Orders of calls: only their beginning has an index, and a month has a million calls. Newest first by default. */
export const CALL_SORTS = ['onCallAt'] as const
