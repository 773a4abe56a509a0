import { AUDIT_PATH, LOGIN_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { servePlainHost } from '../../fixtures/plain-host.ts'
import { expect, test } from '../../fixtures/test.ts'

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
