import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  ['/console/overview', 'Outbound calls', 'Promised a return'],
  ['/console/monitorHome', 'Anna Keller'],
  ['/console/statistic/monitor', 'Anna Keller'],
  ['/console/statistic/monitor/person?userId=700421&userName=Anna Keller', 'Anna Keller'],
  ['/console/statistic/plan', 'Anna Keller'],
  ['/console/statistic/edit-history', 'anna.keller', 'Team meeting'],
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
  ['/console/statistic/twin', 'Anna Keller'],
  ['/console/statistic/project/user', 'Online users'],
  ['/console/statistic/project/perf', 'Brightcall Services'],
  ['/console/statistic/project/action', 'Brightcall Services'],
  ['/console/statistic/summary', 'Daily attendance', 'People present'],
  ['/console/statistic/bill', 'Motor, early shift'],
  ['/console/statistic/offline-data'],
  ['/console/quality/record', 'Anna Keller', 'guaranteed'],
  ['/console/database/statistic', 'Price'],
])

test('a figure of the daily report is changed by hand and is there after a reload', async ({ openAs }) => {
  const page = await openAs('olga', '/console/statistic/summary')
  const report = page.getByRole('region', { name: 'Daily attendance', exact: true })
  await report
    .getByRole('button', { name: /^Edit Daily attendance of/ })
    .first()
    .click()
  const remark = report.getByRole('textbox', { name: 'Remark' })
  await remark.fill('Storm in the morning')
  await remark.press('Enter')
  const changed = report.getByRole('cell', { name: 'Storm in the morning' })
  await expect(changed).toBeVisible()
  await page.reload()
  await expect(changed).toBeVisible()
})
