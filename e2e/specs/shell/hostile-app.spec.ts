import { subApp } from '@console/contracts'
import { appsTest as test, expect } from '../../fixtures/registered-apps/apps-test.ts'
import { startOtherHost } from '../../fixtures/registered-apps/other-host.ts'
import { HOSTILE_APP } from '../../fixtures/registered-apps/team-apps.ts'

test('probe', async ({ page, signIn, watch }) => {
  watch.expect(/./)
  const other = await startOtherHost()
  page.on('download', (d) => console.log('DOWNLOAD', d.suggestedFilename()))
  page.on('dialog', (d) => { console.log('DIALOG', d.message()); void d.dismiss() })
  page.on('popup', (p) => console.log('POPUP', p.url()))
  page.on('framenavigated', (f) => console.log('NAV', f.parentFrame() === null ? 'top' : f.parentFrame() === page.mainFrame() ? 'app' : 'nested', f.url().slice(0, 150)))
  page.on('console', (m) => { if (/form|raming/i.test(m.text())) console.log('CONSOLE', m.type(), m.text().slice(0, 300)) })
  page.on('request', (r) => { if (r.isNavigationRequest()) console.log('REQ', r.url()) })
  await signIn('manager', `${subApp.PAGES_PATH}${HOSTILE_APP.module}?other=${other.origin}`)
  await expect.poll(() => page.url(), { timeout: 9000 }).toMatch(/\/done/).catch((e) => console.log(page.url(), String(e).slice(0, 300)))
  for (const frame of page.frames()) if (frame !== page.mainFrame() && frame.url().includes('hostile')) console.log((await frame.locator('li').allTextContents()).join('\n'))
  console.log(page.url(), await page.title(), other.arrived())
  console.log(await page.getByRole('status').allTextContents(), await page.getByRole('alert').allTextContents())
  await page.screenshot({ path: '/dev/shm/hostile3/hostile.png' })
  await other.stop()
})

test('keys', async ({ page, signIn, watch }) => {
  watch.expect(/./)
  await signIn('manager', `${subApp.PAGES_PATH}${HOSTILE_APP.module}?ending=takes the keys`)
  await page.waitForTimeout(1500)
  const app = page.frames().find((f) => f.url().includes('hostile/index'))
  console.log(await app?.evaluate(() => (document as any).featurePolicy.allowedFeatures().join()))
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(500)
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
  await page.mouse.click(700, 30)
  await page.getByRole('button', { name: /Search/ }).first().click()
  await page.waitForTimeout(500)
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
  await page.keyboard.type('a secret', { delay: 60 })
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)), await page.title())
  await page.screenshot({ path: '/dev/shm/hostile3/keys.png' })
})
