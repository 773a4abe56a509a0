import { audit, openApi } from '@console/contracts'
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { PHONE, userMenu } from '../../fixtures/console-pages.ts'
import { readMessages } from '../../fixtures/messages.ts'
import { expect, test, tokenFor } from '../../fixtures/test.ts'

const CREDENTIALS_PATH = '/console/settings/auth'
/** Its company's clients are created and deleted by these tests only. */
const OWNER = 'provider-admin'

type NewClient = { clientId: string; clientSecret: string; name: string }

// A rotation uses the newest client as the successor: tests run serially.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ request }) => {
  await readMessages(request, OWNER)
})

/** Creates a client on the page, and reads id and secret from its dialog. */
async function addClient(page: Page, name: string): Promise<NewClient> {
  await page.getByRole('button', { name: 'New client' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  return readNewClient(page)
}

async function readNewClient(page: Page): Promise<NewClient> {
  const dialog = page.getByRole('dialog', { name: 'New client' })
  await expect(dialog.locator('code')).toHaveCount(2)
  const [clientId = '', clientSecret = ''] = await dialog.locator('code').allTextContents()
  const name = await dialog.getByRole('definition').first().innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  return { clientId, clientSecret, name }
}

const rowOf = (page: Page, { clientId }: NewClient): Locator =>
  page.getByRole('row').filter({ has: page.getByText(clientId, { exact: true }) })

async function fetchToken(request: APIRequestContext, made: NewClient): Promise<APIResponse> {
  return request.post(openApi.TOKEN_PATH, {
    form: {
      grant_type: 'client_credentials',
      client_id: made.clientId,
      client_secret: made.clientSecret,
    },
  })
}

async function accessToken(request: APIRequestContext, made: NewClient): Promise<string> {
  const answer = await fetchToken(request, made)
  expect(answer.status()).toBe(200)
  const { access_token, token_type } = openApi.tokenAnswer.parse(await answer.json())
  expect(token_type).toBe('Bearer')
  return access_token
}

const callWith = (request: APIRequestContext, token: string, path: string): Promise<APIResponse> =>
  request.get(path, { headers: { authorization: `Bearer ${token}` } })

/** The link on the page opens a document that lists every call. */
async function expectDescription(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'API documentation' })
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(new URL(opened.url()).pathname).toBe(openApi.OPENAPI_PATH)
  await opened.close()
  const answer = await page.request.get(openApi.OPENAPI_PATH)
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, unknown> }
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toEqual([
    openApi.TOKEN_PATH,
    '/api/open/v1/app-update',
    '/api/open/v1/audit-records',
    '/api/open/v1/calls/{callId}/recording',
    '/api/open/v1/events',
    '/api/open/v1/organizations',
    '/api/open/v1/usage',
  ])
}

test('a client is created, used and deleted, its secret requires the password, and a rotation waits for the old client [SHELL-068, CRED-001, CRED-002, CRED-003, CRED-004, CRED-005, CRED-006, CRED-007, CRED-010, CRED-012, CRED-013]', async ({
  signIn,
  context,
  request,
  watch,
  expectAccessible,
}) => {
  // The description is a document without a page of its own: the browser looks for an icon by itself.
  watch.expect(/favicon\.ico/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await signIn(OWNER)
  await test.step('the life of a client [SHELL-068, CRED-001, CRED-002, CRED-004..007, CRED-010, CRED-012, CRED-013]', async () => {
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: /^API (credentials|clients)$/ }).click()
    await page.waitForURL((url) => url.pathname === CREDENTIALS_PATH)
    await expectDescription(page)
    const made = await addClient(page, 'Billing')
    const row = rowOf(page, made)
    await expect(row).toContainText('Billing')
    await expect(row).toContainText(made.clientSecret.slice(-4))
    await expect(row).not.toContainText(made.clientSecret)
    await expect(row).toContainText('Enabled')
    await expect(row).toContainText('Never used')
    await expectAccessible()

    const token = await accessToken(request, made)
    const { organizations, auditRecords } = openApi
    const answer = await callWith(request, token, organizations.path)
    const { data } = (await answer.json()) as { data: { organizations: { name: string }[] } }
    expect(data.organizations.map(({ name }) => name)).toContain('Lantern Call Services')
    expect((await callWith(request, token, organizations.path)).status()).toBe(200)
    expect((await callWith(request, token, auditRecords.path)).status()).toBe(200)

    await page.reload()
    await expect(row).toContainText('Last used')
    await page.getByRole('button', { name: `View the usage of ${made.name}` }).click()
    const drawer = page.getByRole('dialog', { name: `Usage of ${made.name}` })
    await expect(drawer.getByText('3 calls in this period')).toBeVisible()
    await expect(drawer.getByRole('listitem')).toHaveCount(7)
    await expect(drawer.getByRole('listitem').filter({ hasText: '3 calls' })).toHaveCount(1)
    await drawer.getByRole('combobox', { name: 'API paths' }).fill('organiz')
    await page.locator('.ant-select-item-option').filter({ hasText: organizations.path }).click()
    await drawer.getByRole('button', { name: 'Inquire' }).click()
    await expect(drawer.getByText('2 calls in this period')).toBeVisible()
    await drawer.getByRole('button', { name: 'As a table' }).click()
    await expect(
      drawer.getByRole('row').filter({ has: page.getByRole('cell', { name: '2', exact: true }) }),
    ).toHaveCount(1)
    await expectAccessible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()

    await expect(row.getByRole('button', { name: new RegExp(`^Delete ${made.name}`) })).toBeDisabled()
    await row.getByRole('button', { name: `Disable ${made.name}` }).click()
    const question = page.getByRole('dialog', { name: `Disable ${made.name}?` })
    await expect(question).toContainText('It was called 3 times in the last 7 days.')
    await question.getByRole('button', { name: 'Disable' }).click()
    await expect(row).toContainText('Disabled')
    const refused = await fetchToken(request, made)
    expect(refused.status()).toBe(401)
    expect(openApi.tokenRefusal.parse(await refused.json()).error).toBe('invalid_client')
    expect((await callWith(request, token, organizations.path)).status()).toBe(401)

    await row.getByRole('button', { name: `Delete ${made.name}` }).click()
    await page
      .getByRole('dialog', { name: `Delete ${made.name}?` })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(row).toHaveCount(0)
  })

  await test.step('its secret [CRED-003]', async () => {
    const made = await addClient(page, 'Reports')
    const row = rowOf(page, made)
    await row.getByRole('button', { name: `Show the secret of ${made.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Your password' })
    await dialog.getByLabel('Password', { exact: true }).fill('Not-my-password-1')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.')
    await expectAccessible()
    await expect(row).not.toContainText(made.clientSecret)
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(row).toContainText(made.clientSecret)
    await row.getByRole('button', { name: `Hide the secret of ${made.name}` }).click()
    await expect(row).not.toContainText(made.clientSecret)

    await row.getByRole('button', { name: `Copy the secret of ${made.name}` }).click()
    await expect(page.getByText('Copied').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made.clientSecret)
    await row.getByRole('button', { name: `Copy the id ${made.clientId}` }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made.clientId)

    const token = await tokenFor(request, OWNER)
    const log = await callWith(request, token, `${audit.query.path}?module=credential`)
    const text = await log.text()
    for (const opType of ['credential.reveal', 'credential.revealRefused']) expect(text).toContain(opType)
    expect(text).toContain(made.clientId)
    expect(text).not.toContain(made.clientSecret)
  })

  await test.step('its rotation [CRED-005, CRED-006, CRED-007]', async () => {
    const old = await addClient(page, 'Wall screens')
    await page.getByRole('button', { name: `Rotate ${old.name}` }).click()
    const drawer = page.getByRole('dialog', { name: `Rotate ${old.name}` })
    const current = drawer.locator('li[aria-current=step]')
    await expect(current.getByRole('heading')).toHaveText(/^Create the new client/)
    await expect(drawer.getByRole('button', { name: 'Disable the old client' })).toBeDisabled()
    await expect(drawer.getByRole('button', { name: 'Delete the old client' })).toBeDisabled()
    await expectAccessible()
    await drawer.getByRole('button', { name: 'Create the new client' }).click()
    const successor = await readNewClient(page)
    expect(successor.name).toBe('Wall screens 2')
    await expect(drawer).toContainText(`The new client is ${successor.name}.`)

    await expect(current.getByRole('heading')).toHaveText(/^Disable the old client/)
    await drawer.getByRole('button', { name: 'Disable the old client' }).click()
    await expect(current.getByRole('heading')).toHaveText(/^Delete the old client/)
    expect((await fetchToken(request, old)).status()).toBe(401)
    await drawer.getByRole('button', { name: 'Delete the old client' }).click()
    await page
      .getByRole('dialog', { name: `Delete ${old.name}?` })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByText('The old client is deleted. The rotation is complete.')).toBeVisible()
    await expect(drawer).toBeHidden()
    await expect(rowOf(page, old)).toHaveCount(0)

    // The next rotation finds a client that is still in use.
    const token = await accessToken(request, successor)
    await addClient(page, 'Newest')
    await page.getByRole('button', { name: `Rotate ${successor.name}` }).click()
    const next = page.getByRole('dialog', { name: `Rotate ${successor.name}` })
    const step = next.locator('li[aria-current=step]')
    await expect(step.getByRole('heading')).toHaveText(/^Disable the old client/)
    await callWith(request, token, openApi.organizations.path)
    await page.reload()
    await expect(step.getByRole('heading')).toHaveText(/^Move your systems to the new client/)
    await expect(step).toContainText('1 call of the old client in the last 7 days.')
    await expect(next.getByRole('button', { name: 'Disable the old client' })).toBeDisabled()
    await callWith(request, token, openApi.organizations.path)
    await next.getByRole('button', { name: 'Check again' }).click()
    await expect(step).toContainText('2 calls of the old client in the last 7 days.')
  })
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('clients are cards, and the drawers fill the screen [CRED-002, CRED-003, CRED-010]', async ({
    signIn,
    page,
    expectAccessible,
  }) => {
    await signIn(OWNER, CREDENTIALS_PATH)
    await page.getByRole('button', { name: '新建凭证' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('账单')
    await page.getByRole('dialog').getByRole('button', { name: '新建', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '新凭证' })
    const clientId = (await dialog.locator('code').first().textContent()) ?? ''
    await expectAccessible()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText(clientId, { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.getByRole('button', { name: '查看 账单 的用量' }).click()
    const drawer = page.getByRole('dialog').filter({ hasText: clientId })
    await expect(drawer.getByRole('listitem')).toHaveCount(7)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
