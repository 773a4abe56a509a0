import { dailyReport } from '@console/contracts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { sendByHand } from '../../fixtures/several-people.ts'
import { tokenFor } from '../../fixtures/test.ts'
import { TODAY, wireDay } from './figures/range.ts'
import { readParameter } from './figures/read-page.ts'

test('two edit one row of a daily table: the second is shown both values, chooses, and the total follows', async ({
  signIn,
  request,
  watch,
}) => {
  // The browser itself writes down that the second change was refused.
  watch.expect(/status of 409/)
  const page = await signIn('manager', `/console/statistic/summary?from=${TODAY}&to=${TODAY}`)
  const report = page.getByRole('region', { name: 'Attendance', exact: true })
  await report.getByRole('button', { name: `Edit Attendance of ${TODAY}` }).click()
  const planned = report.getByRole('textbox', { name: 'Planned seats' })
  await planned.fill('17')
  await report.getByRole('textbox', { name: 'Absent seats' }).fill('2')
  await report.getByRole('textbox', { name: 'Attendance remark' }).fill('Two on leave')

  // Meanwhile in another session, which does not see what is typed here.
  const other = await sendByHand(request, {
    call: dailyReport.update,
    by: { token: await tokenFor(request, 'manager') },
    body: {
      bizTypeId: Number(await readParameter(page, 'business')),
      workplace: await readParameter(page, 'workplace'),
      day: wireDay(TODAY),
      columns: [{ columnId: 'plannedSeats', value: '21' }],
    },
  })
  expect(other.status).toBe(200)

  await planned.press('Enter')
  await expect(report.getByRole('alert')).toContainText('Somebody else changed this row')
  await expect(planned).toHaveValue('17')
  await expect(report.getByText('Stored now: 21')).toBeVisible()
  await report.getByRole('button', { name: 'Use this' }).click()
  await expect(planned).toHaveValue('21')
  await planned.press('Enter')

  const row = report.locator('tbody [data-row-key]')
  await expect(row.getByRole('cell', { name: '21', exact: true })).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Two on leave' })).toBeVisible()
  await expect(report.locator('tfoot').getByRole('cell', { name: '21', exact: true })).toBeVisible()
})
