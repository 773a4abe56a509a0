import { company, tenant } from '@console/contracts'
import type { Page } from '@playwright/test'
import { follow, PHONE, userMenu } from '../../fixtures/console-pages.ts'
import { pngFile, svgFile } from '../../fixtures/images.ts'
import { expect, test } from '../../fixtures/test.ts'

const COMPANY_PATH = '/console/settings/company'
/** Its company is changed by these tests only. */
const OWNER = 'provider-rejected'

/** Each fact's name with its value, in the order of the page. */
async function readFacts(page: Page): Promise<[string, string][]> {
  const card = page.getByRole('region', { name: 'Company information' })
  const names = await card.getByRole('term').allTextContents()
  const values = await card.getByRole('definition').allTextContents()
  return names.map((name, index) => [name, values[index] ?? ''])
}

const sidebarLogo = (page: Page) => page.getByRole('link', { name: /, home$/ }).locator('img')
const logoField = (page: Page, name: 'Expanded logo' | 'Collapsed logo') =>
  page.locator(`input[type=file][aria-label="${name}"]`)

test.describe.configure({ mode: 'default' })

const NO_LOGOS: readonly { file: ReturnType<typeof svgFile>; problem: string; isSent: boolean }[] = [
  {
    file: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    problem: 'only image files allowed',
    isSent: false,
  },
  {
    // A text file with an image's name.
    file: { name: 'logo.png', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    problem: 'only image files allowed',
    isSent: false,
  },
  {
    file: { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    problem: 'The file is not what its name says.',
    isSent: true,
  },
  {
    file: svgFile('<script>alert(1)</script>'),
    problem:
      'This SVG holds scripts, links or other active parts, or draws more than a logo does: <script> in line 1.',
    isSent: true,
  },
  { file: pngFile(2 * 1024 * 1024), problem: 'image cannot exceed 2MB', isSent: false },
  { file: pngFile(2 * 1024 * 1024 + 1), problem: 'image cannot exceed 2MB', isSent: false },
]

test('the company page opens from the user menu, saves contact data, copies the invite code and checks and shows logos [SHELL-067, SHELL-072, SHELL-074, SHELL-075, COMP-001, COMP-002, COMP-003, COMP-005, COMP-007, COMP-008, COMP-009, COMP-010, COMP-011, COMP-012]', async ({
  signIn,
  page,
  context,
  baseURL,
  watch,
  expectAccessible,
}) => {
  watch.expect(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await signIn(OWNER)
  await test.step('company information [SHELL-067, COMP-001, COMP-002, COMP-003]', async () => {
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Company information' }).click()
    await page.waitForURL((url) => url.pathname === COMPANY_PATH)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Company information',
      'Invite code',
      'Logo',
      'One sign-in a person',
      'Two-step verification',
    ])
    expect(await readFacts(page)).toEqual([
      ['Company name', 'Quayside Answering'],
      ['Administrator', 'Marcus Webb'],
      ['Contact person', '-'],
      ['Contact phone', '-'],
      ['Contact email', '-'],
      ['Address', '-'],
      ['Time zone', 'Europe/London'],
    ])
    await expectAccessible()
  })

  await test.step('contact data [COMP-002, COMP-003]', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit contact data' })
    await dialog.getByLabel('Contact person').fill('Marcus Webb')
    await dialog.getByLabel('Contact phone').fill('call me')
    await dialog.getByLabel('Contact email').fill('nobody')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText([
      'Digits, spaces and + ( ) - / only, at most 40.',
      'This is not an email address.',
    ])
    await expectAccessible()
    await dialog.getByLabel('Contact phone').fill('+44 7700 900142')
    await dialog.getByLabel('Contact email').fill('office@quayside.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    const facts = [
      ['Company name', 'Quayside Answering'],
      ['Administrator', 'Marcus Webb'],
      ['Contact person', 'Marcus Webb'],
      ['Contact phone', '+44 7700 900142'],
      ['Contact email', 'office@quayside.example'],
      ['Address', '-'],
      ['Time zone', 'Europe/London'],
    ]
    expect(await readFacts(page)).toEqual(facts)
    await page.reload()
    await expect(page.getByText('office@quayside.example')).toBeVisible()
    expect(await readFacts(page)).toEqual(facts)
  })

  await test.step('the invite code [COMP-005]', async () => {
    const card = page.getByRole('region', { name: 'Invite code' })
    await card.getByRole('button', { name: 'Generate code' }).click()
    await card.getByRole('button', { name: 'Copy the code' }).click()
    await expect(page.getByText('Copied').first()).toBeVisible()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    await expect(card.getByText(code, { exact: true })).toBeVisible()
    await expect(card).toContainText(/Valid until\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    const link = `${baseURL}/dashboard/signup?invite=${code}`
    await expect(card.getByText(link)).toBeVisible()
    await card.getByRole('button', { name: 'Copy the sign-up link' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('an uploaded logo [SHELL-072, SHELL-074, SHELL-075, COMP-007, COMP-008, COMP-010, COMP-011]', async () => {
    await expect(page.getByRole('heading', { name: 'Logo', level: 2 })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await expect(sidebarLogo(page)).toHaveCount(0)

    await logoField(page, 'Expanded logo').setInputFiles(pngFile())
    await expect(page.getByText('Expanded logo updated successfully')).toBeVisible()
    await expect(sidebarLogo(page)).toHaveAttribute('src', /\/api\/tenant\/logo\/files\/[\da-f-]{36}\.png$/)
    const wide = (await sidebarLogo(page).getAttribute('src')) ?? ''
    await expect
      .poll(() => sidebarLogo(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1)

    await logoField(page, 'Collapsed logo').setInputFiles(pngFile(company.LOGO_MAX_BYTES))
    await expect(page.getByText('Collapsed logo updated successfully')).toBeVisible()
    await expect(sidebarLogo(page)).toHaveAttribute('src', wide)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(sidebarLogo(page)).not.toHaveAttribute('src', wide)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()

    await logoField(page, 'Expanded logo').setInputFiles(svgFile('<rect width="41" height="10"/>'))
    await expect(sidebarLogo(page)).toHaveAttribute('src', /\.svg$/)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  await test.step('what is no logo [COMP-009, COMP-010, COMP-012]', async () => {
    watch.expect(/status of 400|\[company\.logo\]/)
    await expect(sidebarLogo(page)).toBeVisible()
    const before = (await sidebarLogo(page).getAttribute('src')) ?? ''
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(company.uploadLogo.path)) uploads.push(request.url())
    })
    const alert = page.getByRole('region', { name: 'Logo' }).getByRole('alert')
    let sent = 0
    for (const { file, problem, isSent } of NO_LOGOS) {
      await logoField(page, 'Expanded logo').setInputFiles({ ...file })
      await expect(alert).toContainText(problem)
      if (isSent) await expect(alert).toContainText('Logo upload failed, please try again')
      if (isSent) sent += 1
      expect(uploads).toHaveLength(sent)
      // A preview that cannot be decoded must not reappear later.
      await page.clock.fastForward('00:05')
      await expect(sidebarLogo(page)).toHaveAttribute('src', before)
      await expect(page.getByRole('img', { name: 'Expanded logo' })).toHaveAttribute('src', before)
    }
  })
})

test('a code is requested again once it has expired, and not before [COMP-006]', async ({ signIn, page }) => {
  await page.clock.install()
  const nowSeconds = Math.floor(Date.now() / 1000)
  await page.route(`**${tenant.detail.path}?*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { insertInvCodeData?: company.Invitation } }
    answer.data.insertInvCodeData = { code: 'OUTDATED', ExpireAt: nowSeconds + 3600 }
    await route.fulfill({ response, json: answer })
  })
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(company.renewInvitation.path)) renewals.push(request.method())
  })
  await signIn(OWNER, COMPANY_PATH)
  const card = page.getByRole('region', { name: 'Invite code' })
  await expect(card.getByText('OUTDATED', { exact: true })).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(card.getByText('OUTDATED', { exact: true })).toBeVisible()
  expect(renewals).toEqual([])
  await page.clock.fastForward('01:00:00')
  await expect(card.getByText('The code OUTDATED has expired.')).toBeVisible()
  await expect(card.getByText('OUTDATED', { exact: true })).toHaveCount(0)
  await expect(card.getByText(/signup\?invite=.+/)).toBeVisible()
  expect(renewals).toEqual(['POST'])
})

test('without permission for the company and the API clients there are no menu entries, and no pages at their addresses [SHELL-028, SHELL-067, SHELL-068]', async ({
  signIn,
}) => {
  const page = await signIn('quality', COMPANY_PATH)
  await expect(page.getByText('You do not have access to this page')).toBeVisible()
  await userMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Company information' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: /API/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await follow(page, '/console/error/404')
  await expect(page.getByText('the page you visited does not exist')).toBeVisible()
  await follow(page, '/console/settings/auth')
  await expect(page.getByText('You do not have access to this page')).toBeVisible()
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('the page and its dialog fit the screen and are in Chinese [COMP-001, COMP-007]', async ({
    signIn,
    page,
    expectAccessible,
  }) => {
    await signIn(OWNER, COMPANY_PATH)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '企业信息',
      '邀请码',
      '企业 Logo',
      '每人只能在一处登录',
      '两步验证',
    ])
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.locator('input[type=file][aria-label="展开 Logo"]').setInputFiles({
      name: '说明.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('不是图片'),
    })
    await expect(page.getByRole('alert')).toHaveText('只允许上传图片文件')
    await page.getByRole('button', { name: '编辑' }).click()
    await expect(page.getByRole('dialog', { name: '编辑联系信息' })).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
