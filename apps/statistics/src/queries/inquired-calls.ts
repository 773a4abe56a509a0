/**
 * Calls that Inquire sends again where nothing has changed in the form, by id, because no page needs the calls of all. The
 * first call is sent in any case: it says which modules are on, and somebody may switch one off while a page is open.
 */
export const INQUIRED_CALLS = [
  'stat.config',
  'stat.time',
  'stat.summary',
  'stat.detail',
  'stat.rank',
  'stat.list',
  'stat.liteList',
  'stat.listTotals',
  'stat.teamList',
  'quality.getDataMarketQualityData',
  'quality.getHomePageQualityData',
  'quality.getViolationQualityData',
  'quality.seatRank',
  'quality.seatRankByLevel',
  'quality.seatRankByCover',
  'quality.violations',
  'dataset.series',
  'dataset.evaluations',
  'labelStat.detail',
  'labelStat.detailByUser',
  'labelStat.rank',
  'projectStat.bizSummary',
  'projectStat.detail',
  'projectStat.workers',
  'projectStat.onlineDurations',
  'twin.seats',
  'twin.uses',
  'teamSuggestion.teams',
].map((id) => ({ id }))
