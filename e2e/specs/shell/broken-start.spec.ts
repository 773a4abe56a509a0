import { AUDIT_PATH, LOGIN_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { servePlainHost } from '../../fixtures/plain-host.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Attempts of the host's fetch for one file. */
const MOST_ATTEMPTS = 3

const success = (data: unknown) => ({ json: { status: 'success', data, errorMsg: null, errorCode: 0 } })

test('a menu with cycles, duplicates, unknown components and invalid items still opens its valid pages [SHELL-033, SHELL-051]', async ({
  signIn,
  page,
  watch,
}) => {
  await servePlainHost(page)
  await page.route('**/api/user/menu/tree*', async (route) => {
    const sound = (await (await route.fetch()).json()) as { data: { menus: unknown[] } }
    const circle = { id: 'log.audit', name: 'Circle', path: '/console/circle', redirect: '/console/circle' }
    const nonsense = [
      null,
      7,
      'text',
      { name: 'no id' },
      { id: '', name: '' },
      { id: 'x', name: 'Deep', children: [circle, circle] },
    ]
    await route.fulfill(success({ menus: [...nonsense, ...sound.data.menus, ...sound.data.menus] }))
  })
  watch.expect(/menu/i)
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
})

test('a check of the token that cannot be completed ends on the login page [SHELL-003]', async ({
  signIn,
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED|checkToken/)
  await servePlainHost(page)
  await page.route('**/api/auth/checkToken', (route) => route.abort())
  await signIn('manager', AUDIT_PATH)
  await page.waitForURL(
    (url) => url.pathname === LOGIN_PATH && url.searchParams.get('redirect') === AUDIT_PATH,
  )
})

test('a page whose script the server refuses says so after one layer of tries, and each Retry requests it again', async ({
  signIn,
  page,
  watch,
}) => {
  watch.expect(/500|page-audit-log|could not be loaded|Loading chunk/)
  const requested: string[] = []
  let isRefused = true
  await page.route(/page-audit-log\.[^/]*\.js/, async (route) => {
    requested.push(route.request().url())
    await (isRefused ? route.fulfill({ status: 500, body: 'refused' }) : route.continue())
  })
  await signIn('manager', AUDIT_PATH)
  const failure = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' })
  await expect(failure).toBeVisible()
  // The prefetch, and the three attempts of the host's fetch; before them may be the preload of the page with a retry of its own.
  expect(requested.length).toBeGreaterThanOrEqual(MOST_ATTEMPTS)
  expect(requested.length).toBeLessThanOrEqual(2 * MOST_ATTEMPTS)
  const retry = failure.getByRole('button', { name: 'Retry' })
  for (let again = 0; again < 2; again += 1) {
    requested.length = 0
    await retry.click()
    await expect.poll(() => requested.length).toBe(MOST_ATTEMPTS)
    await expect(failure).toBeVisible()
  }
  isRefused = false
  await retry.click()
  await expect(tableRows(page).first()).toBeVisible()
})
