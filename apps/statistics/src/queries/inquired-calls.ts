/** Requested again by Inquire where nothing has changed in the form; by id, for no page needs the calls of all. */
export const INQUIRED_CALLS = [
  'stat.time',
  'stat.summary',
  'stat.detail',
  'stat.rank',
  'stat.list',
  'stat.liteList',
  'stat.listTotals',
  'quality.getDataMarketQualityData',
  'quality.getHomePageQualityData',
  'quality.getViolationQualityData',
  'quality.seatRank',
  'quality.seatRankByLevel',
  'quality.seatRankByCover',
  'quality.violations',
  'twin.seats',
  'twin.uses',
].map((id) => ({ id }))
