import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testedWebRoot } from '@console/build/project'
import { links, ownMail, session } from '@console/contracts'
import { readPlainText, startMailServer, type MailServer } from '@console/mock-server/testing/mail-server'
import { startProgram } from '@console/mock-server/testing/program'
import { freePort } from '@console/mock-server/testing/redis-server'
import { startTestCluster, toDatabaseUrl, toTemplateName } from '@console/mock-server/testing/test-cluster'
import { request } from '@playwright/test'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { LOGIN_PATH, PHONE, submitSignIn } from '../../fixtures/console-pages.ts'
import { expect, test as base } from '../../fixtures/test.ts'

const USERNAME = 'manager'
const ADDRESS = 'manager@harbour.example'
const NEW_PASSWORD = 'Maple#2027x'
/** PostgreSQL and a server are started, and the people of the demo data are made. */
const START_LIMIT_MS = 60_000

/** A console that sends mail, at an address of its own. */
const test = base.extend<{ mailing: { address: string; mailServer: MailServer } }>({
  mailing: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'console-mail-'))
      const [cluster, mailServer, port] = await Promise.all([
        startTestCluster(['people']),
        startMailServer(),
        freePort(),
      ])
      const address = `http://127.0.0.1:${port}`
      const program = startProgram(dataDir, {
        DATABASE_URL: toDatabaseUrl(cluster.appUrl, toTemplateName('people')),
        SECRET_KEY_FILE: cluster.secretKeyFile,
        WEB_ROOT: testedWebRoot,
        PORT: String(port),
        PUBLIC_URL: address,
        MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'console@orchid.example',
      })
      await program.ready
      await provide({ address, mailServer })
      await program.end('SIGTERM')
      await Promise.all([mailServer.stop(), cluster.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
    { timeout: START_LIMIT_MS },
  ],
})

/** The link of the newest mail, once so many have come. */
async function newestLink({ mails }: MailServer, count: number): Promise<string> {
  await expect.poll(() => mails.length).toBe(count)
  const mail = mails.at(-1)
  return /http\S+#[\w-]+/.exec(mail === undefined ? '' : readPlainText(mail))?.[0] ?? ''
}

async function confirmAddress({ address, mailServer }: { address: string; mailServer: MailServer }) {
  const api = await request.newContext({ baseURL: address })
  const send = async (
    method: string,
    path: string,
    { token = '', data }: { token?: string; data: unknown },
  ) => {
    const answer = await api.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as { code?: number; data: { token: string } | null }
  }
  const credentials = { username: USERNAME, password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
  const { data } = await send('POST', session.login.path, { data: credentials })
  const token = data?.token ?? ''
  const { method, path } = ownMail.setAddress
  await send(method, path, { token, data: { address: ADDRESS, password: DEMO_PASSWORD } })
  const link = await newestLink(mailServer, 1)
  await send('POST', ownMail.confirmAddress.path, { data: { token: link.split('#')[1] } })
  await api.dispose()
}

test('a forgotten password is replaced by the link of a mail, which is in no request and works once', async ({
  page,
  mailing,
  expectAccessible,
}) => {
  const { address, mailServer } = mailing
  await confirmAddress(mailing)
  const requested: string[] = []
  page.on('request', (sent) => requested.push(`${sent.url()} ${sent.headers()['referer'] ?? ''}`))

  await page.goto(address + LOGIN_PATH)
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL(address + links.forgotPassword.path)
  await page.getByLabel('Username or mail address').fill(ADDRESS)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')

  const link = await newestLink(mailServer, 2)
  await page.setViewportSize(PHONE)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await expectAccessible()
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password set')
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await submitSignIn(page, USERNAME, NEW_PASSWORD)
  await expect(page.getByRole('button', { name: /user menu$/ })).toBeVisible()
  expect(requested.filter((sent) => sent.includes(link.split('#')[1] ?? link))).toEqual([])

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Maple#2028x')
  await page.getByLabel('Confirm new password').fill('Maple#2028x')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('Your password is as it was.')
})
