import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** A page whose parts load the tier of the forms, with which heads of tables get their filter menu. */
const PAGE_WITH_FORMS = '/console/database/statistic'
const ROWS = 1000

test('a table of another team has chosen rows, a filter menu and virtual rows', async ({ page, signIn }) => {
  await signIn('manager', PAGE_WITH_FORMS)
  await expect(page.getByRole('switch').first()).toBeVisible()
  await showTable(page)
  const table = page.locator('#table-of-another-team')
  const rows = table.locator('.ant-table-row')
  await expect(table).toContainText('row 3')
  expect(await rows.count()).toBeLessThan(ROWS / 10)

  await rows.getByRole('checkbox').nth(1).check()
  await expect(rows.nth(1)).toHaveClass(/ant-table-row-selected/)

  await table.getByRole('button', { name: 'filter' }).click()
  await page.getByRole('menuitem', { name: 'North' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(table).not.toContainText('south, row 1')
  await expect(table).toContainText('north, row 2')
})

/** Draws a table with the kit's own React and antd, as a sub-app does. */
async function showTable(page: Page): Promise<void> {
  await page.evaluate((count) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- the kit's modules as a foreign script finds them
    const kit = (window as any)._kit1
    const root = document.createElement('div')
    root.id = 'table-of-another-team'
    document.body.prepend(root)
    const columns = [
      {
        title: 'Team',
        dataIndex: 'team',
        width: 200,
        filters: [
          { text: 'North', value: 'north' },
          { text: 'South', value: 'south' },
        ],
        onFilter: (value: string, row: { team: string }) => row.team.startsWith(value),
      },
    ]
    const dataSource = Array.from({ length: count }, (_, index) => ({
      key: index,
      team: `${index % 2 === 0 ? 'north' : 'south'}, row ${index}`,
    }))
    const props = { columns, dataSource, rowSelection: {}, virtual: true, pagination: false }
    const table = kit.react.createElement(kit.antd.Table, { ...props, scroll: { x: 400, y: 300 } })
    kit['react-dom/client'].createRoot(root).render(table)
  }, ROWS)
}
