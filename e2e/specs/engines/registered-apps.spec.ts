import { subApp } from '@console/contracts'
import { journey as base } from '../../engines/journey.ts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'
import { APPS_START_LIMIT_MS, findAppsServer } from '../../fixtures/registered-apps/apps-test.ts'
import { FORMER_KIT_APP, PRESENT_KIT_APP, TEAM_APPS } from '../../fixtures/registered-apps/team-apps.ts'

const journey = base.extend<{ appsServer: Awaited<ReturnType<typeof findAppsServer>> }>({
  appsServer: [async ({}, provide) => provide(await findAppsServer()), { timeout: APPS_START_LIMIT_MS }],

  baseURL: async ({ appsServer }, provide) => provide(appsServer.url),
})

journey('apps of other teams: opened from the menu, used, and left', async ({ tab, enter }) => {
  await enter('manager', AUDIT_PATH)
  await tab.getByRole('table').first().waitForVisible()
  for (const { module, heading } of [...TEAM_APPS, PRESENT_KIT_APP, FORMER_KIT_APP])
    await journey.step(module, async () => {
      await tab.getByRole('link', { name: `App ${module}` }).click()
      const app = tab.getByRole('region', { name: module })
      await app.getByRole('heading', { name: heading }).waitForVisible()
      await app.getByRole('button', { name: 'Count 0' }).click()
      await app.getByRole('button', { name: 'Count 1' }).waitForVisible()
      await app.getByRole('button', { name: 'Ask the console' }).click()
      await app.getByRole('status').waitForText('Answer 200')
      await app.getByRole('button', { name: 'Details' }).click()
      await app.getByRole('heading', { name: `Details of ${module}` }).waitForVisible()
      await tab.waitForUrl(({ pathname }) => pathname === `${subApp.PAGES_PATH}${module}/details`)
      await app.getByRole('button', { name: 'Leave' }).click()
      await tab.getByRole('table').first().waitForVisible()
      await tab.waitForTitle(/Audit log/)
    })
})
