import type { Call } from '@console/contracts'

/** Calls that read although they are sent by POST. Signing in is one: without it nothing can be checked. */
export const READING_POSTS: readonly string[] = [
  'account.list',
  'bill.accounts',
  'bill.accountsDetail',
  'business.businessTypePage',
  'business.productPage',
  'judgedLabel.tryRule',
  'label.backTest',
  'label.debug',
  'label.validateRegex',
  'message.history',
  'message.inbox',
  'message.popups',
  'monitor.schedulesExport',
  'quality.exportSeats',
  'quality.getDataMarketQualityData',
  'quality.getHomePageQualityData',
  'quality.getViolationQualityData',
  'quality.records',
  'quality.rules',
  'quality.seatRank',
  'quality.seatRankByCover',
  'quality.seatRankByLevel',
  'quality.violations',
  'recording.link',
  'session.checkToken',
  'session.describeDispatcher',
  'session.login',
  'twin.seats',
  'user.list',
  'user.organizationList',
  'wordList.readFile',
  'workspace.businessStats',
  'workspace.monitorPicture',
  'workspace.orgTree',
  'workspace.orgUsers',
  'workspace.orgUsersByBusiness',
  'workspace.userFlags',
]

/** Calls that change something although they are sent by GET. */
export const CHANGING_GETS: readonly string[] = ['projectReport.deleteReport']

/**
 * True for a call that may change what the platform stores. An export only reads, although it leaves a file behind; records of
 * who read what are no change either.
 */
export function changesSomething({ id, method }: Pick<Call, 'id' | 'method'>): boolean {
  if (method === 'GET') return CHANGING_GETS.includes(id)
  return method !== 'POST' || !READING_POSTS.includes(id)
}
