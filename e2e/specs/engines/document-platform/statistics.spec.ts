import { followPages, platformJourney } from '../../../engines/platform-journey.ts'

/** A day of the company's zone, counted from today. */
function day(offset: number): string {
  const at = new Date(Date.now() + offset * 86_400_000)
  return at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
}

platformJourney(
  'on a platform with documented calls only, the pages of statistics and reports show its data',
  async ({ openAs }) => {
    platformJourney.setTimeout(240_000)
    const tab = await openAs('olga', '/console/overview')
    await followPages(tab, [
      ['/console/overview', 'Outbound calls', 'Promised a return'],
      ['/console/monitorHome', 'Anna Keller'],
      ['/console/statistic/monitor', 'Anna Keller'],
      ['/console/statistic/monitor/person?userId=700421&userName=Anna Keller', 'Anna Keller'],
      ['/console/statistic/plan', 'Anna Keller'],
      // Today alone has none soon after midnight.
      [`/console/statistic/edit-history?beginDay=${day(-7)}&endDay=${day(0)}`, 'anna.keller', 'Team meeting'],
      ['/console/statistic/overview', 'Outbound calls', 'Promised a return'],
      ['/console/statistic/team', 'Motor, early shift'],
      ['/console/statistic/user', 'Online users'],
      ['/console/statistic/sales', 'Outbound calls'],
      ['/console/statistic/recommend', 'Recommended'],
      ['/console/statistic/violation', 'Promised a return'],
      ['/console/statistic/label', 'Price named'],
      ['/console/statistic/voice-analytics', 'Outbound calls'],
      ['/console/statistic/dataset', 'Precision'],
      ['/console/statistic/track', 'Tip opened'],
      ['/console/statistic/twin', 'chen.wei'],
      ['/console/statistic/project/user', 'Online users'],
      ['/console/statistic/project/perf', 'Brightcall Services'],
      ['/console/statistic/project/action', 'Brightcall Services'],
      ['/console/statistic/summary', 'Daily attendance', 'People present'],
      ['/console/statistic/bill', 'Motor, early shift'],
      ['/console/statistic/offline-data', 'Total recordings'],
      ['/console/quality/record', 'Anna Keller', 'guaranteed'],
      ['/console/database/statistic', 'Valid calls'],
    ])
  },
)
