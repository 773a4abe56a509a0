import { serveLocalPage } from '../../fixtures/registered-apps/serve-local-page.ts'
import { expect, storeToken, test, tokenFor } from '../../fixtures/test.ts'

test('a page from the own machine runs in the console, changes while it is open, and nobody else sees it', async ({
  page,
  browser,
  baseURL,
  request,
  signIn,
}) => {
  const local = await serveLocalPage()
  try {
    await signIn('manager', `/console/?app-dev=orders@${local.address}`)
    await page.getByRole('button', { name: 'Open it' }).click()
    const heading = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(heading).toHaveText('First text')
    const strip = page.getByText(`Development: “orders” runs from ${local.address}`)
    await expect(strip).toBeVisible()
    await expect(() => {
      local.push('Second text')
      return expect(heading).toHaveText('Second text', { timeout: 200 })
    }).toPass()
    const address = page.url()
    await page.reload()
    await expect(heading).toHaveText('First text')

    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    await storeToken(other, { token: await tokenFor(request, 'seat-001'), baseURL })
    const seat = await other.newPage()
    await seat.goto(address)
    await seat.getByRole('button', { name: 'Open it' }).click()
    await expect(seat.getByRole('alert')).toContainText('You may not open apps from your own machine')
    await seat.goto('/console/apps/orders')
    await expect(seat.getByText('This app is not available')).toBeVisible()
    await other.close()

    local.push('hide')
    await expect(page).not.toHaveURL(/app-dev/)
    await expect(strip).toHaveCount(0)
    await page.goto('/console/apps/orders')
    await expect(page.getByText('This app is not available')).toBeVisible()
  } finally {
    local.close()
  }
})
