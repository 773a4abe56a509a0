import { company } from '@console/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  follow,
  homeChart,
  HISTORY_PATH,
  HOME_PATH,
  PHONE,
  tableRows,
  userMenu,
} from '../../fixtures/console-pages.ts'
import { servePlainHost } from '../../fixtures/plain-host.ts'
import { expect, test, tokenFor } from '../../fixtures/test.ts'

const COMPANY_PATH = '/console/settings/company'
const CRASH = { en: 'There are some problems with your operation.', zh: '您的操作出现了一些问题。' }

/** From here on every page that writes a time throws while rendering. */
async function breakTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called below as a method of its formatter
    const { formatToParts } = Intl.DateTimeFormat.prototype
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatToParts', {
      value(this: Intl.DateTimeFormat, time: number) {
        if (sessionStorage.getItem('are-times-whole') === null) throw new Error('the clock fell off the wall')
        return formatToParts.call(this, time)
      },
    })
  })
}

/** With a code, the company page shows a time. */
async function invite(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, 'manager')}` }
  expect((await request.post(company.renewInvitation.path, { headers })).status()).toBe(200)
}

/** Restores the original function. */
async function mendTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('are-times-whole', 'yes')
  })
}

function card(page: Page) {
  return page.getByRole('main').getByRole('alert')
}

const pages = [
  {
    address: '/console/error/403',
    en: /You do not have access to this page/,
    zh: /您没有访问此页面的权限/,
  },
  {
    address: '/console/error/404',
    en: /the page you visited does not exist/,
    zh: /抱歉，您访问的页面不存在/,
  },
  {
    address: '/console/no/such/page',
    en: /the page you visited does not exist/,
    zh: /抱歉，您访问的页面不存在/,
  },
] as const

test('a page that throws, is not permitted or is not found shows a page that leads home, and the frame still works [SHELL-026, SHELL-027, SHELL-030, ERR-024, ERR-025, ERR-026]', async ({
  page,
  signIn,
  request,
  watch,
  expectAccessible,
}) => {
  watch.expect(/fell off the wall/)
  await invite(request)
  await breakTimes(page)
  await signIn('manager', HISTORY_PATH)
  await test.step('a page that throws [SHELL-030, ERR-024]', async () => {
    await expect(card(page).getByRole('heading', { name: CRASH.en })).toBeVisible()
    await expect(card(page)).toContainText('the clock fell off the wall')
    await expect(card(page).getByRole('button')).toHaveText(['Go Console'])
    await expectAccessible()

    await userMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Company information' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Audit log' })).toBeVisible()

    await mendTimes(page)
    await card(page).getByRole('button', { name: 'Go Console' }).click()
    await expect(card(page)).toBeHidden()
    await page.waitForURL((url) => url.pathname === HOME_PATH)
    await expect(homeChart(page)).toBeVisible()

    await page.evaluate(() => {
      sessionStorage.removeItem('are-times-whole')
    })
    await follow(page, COMPANY_PATH)
    await expect(card(page).getByRole('heading', { name: CRASH.en })).toBeVisible()
    await mendTimes(page)
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Logs' }).click()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(tableRows(page).first()).toBeVisible()
  })

  await test.step('no permission and not found [SHELL-026, SHELL-027, ERR-025, ERR-026]', async () => {
    await follow(page, '/console/no/such/page')
    await expect(page.getByText('the page you visited does not exist')).toBeVisible()
    for (const { address, en } of pages) {
      await follow(page, address)
      await expect(page.getByRole('main')).toContainText(en)
      await expectAccessible()
      await page.getByRole('button', { name: 'Back home' }).click()
      await page.waitForURL((url) => url.pathname === HOME_PATH)
      await expect(homeChart(page)).toBeVisible()
    }
  })
})

test.describe('in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  test('failure pages are accessible, Refresh recovers from a refusal or an error, and the others fit the screen [SHELL-026, SHELL-027, SHELL-029, SHELL-031, ERR-025, ERR-026]', async ({
    signIn,
    page,
    request,
    watch,
    expectAccessible,
  }) => {
    watch.expect(/status of 403/, /fell off the wall/)
    await invite(request)
    await breakTimes(page)
    await servePlainHost(page)
    await page.route('**/api/authz', (route) =>
      route.fulfill({ status: 403, json: { code: 403, msg: 'Access Denied', data: null } }),
    )
    await signIn('manager', COMPANY_PATH)
    await test.step('not authorised [SHELL-029]', async () => {
      await expect(page.getByRole('alert')).toContainText('您没有访问权限')
      await expectAccessible()
      await page.unroute('**/api/authz')
      await page.getByRole('button', { name: '刷新' }).click()
    })

    await test.step('a page that throws [SHELL-031]', async () => {
      await expect(card(page).getByRole('heading', { name: CRASH.zh })).toBeVisible()
      await expect(card(page).getByRole('button')).toHaveText(['刷新', '返回控制台'])
      await expectAccessible()
      await mendTimes(page)
      await card(page).getByRole('button', { name: '刷新' }).click()
      await expect(page.getByRole('region', { name: '企业 Logo' })).toBeVisible()
    })

    await test.step('no permission and not found [SHELL-026, SHELL-027, ERR-025, ERR-026]', async () => {
      for (const { address, zh } of pages) {
        await follow(page, address)
        await expect(page.getByRole('main')).toContainText(zh)
        await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible()
        await expectAccessible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          PHONE.width,
        )
      }
    })
  })
})
