import type { Locator, Page } from '@playwright/test'
import type { Agent } from '../../fixtures/agent.ts'
import { follow, MONITOR_PATH, WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { expect, SUPERVISOR, test, type Several } from '../../fixtures/two-servers.ts'

/** Milliseconds in which a picture recovers, once its media have a way again. */
const RECOVERY_MS = 10_000

test('across two servers a hand is seen in every tab and a screen is watched, even after cut media and a killed server [RT-021, RT-022]', async ({
  page,
  context,
  several,
  agent,
  signIn,
  watch,
}) => {
  // Requests on their way to the server that is killed.
  watch.expect(/WebSocket|status (of )?50\d|Gateway Error/)
  await signIn(SUPERVISOR, WORKSPACE_PATH)
  await chooseBusiness(page, several.business)
  await page.getByRole('treeitem', { name: 'Outbound team 3' }).click()
  const second = await context.newPage()
  await second.goto(WORKSPACE_PATH)
  await chooseBusiness(second, several.business)
  for (const tab of [page, second]) await expect(tab.getByText('1 of 26 agents active')).toBeVisible()
  await connectToDifferentServers(several, agent)
  await agent.page.getByRole('button', { name: 'Raise hand' }).click()
  for (const tab of [page, second]) await expect(hands(tab)).toContainText([agent.name])
  await agent.page.getByRole('button', { name: 'Lower hand' }).click()

  await follow(page, MONITOR_PATH)
  const card = page.getByRole('article', { name: agent.name })
  await page.getByRole('button', { name: `Watch ${agent.name}` }).click()
  await agent.page.getByRole('button', { name: 'Share', exact: true }).click()
  await expectLive(card)
  await cutMedia(several, card)

  const [killed] = several.two.servers
  await killed.program.end('SIGKILL')
  await expectOnOneServer(several)
  await expect(agent.page.getByText('Connected', { exact: true })).toBeVisible()
  await expectLive(card)

  await page.getByRole('button', { name: `Stop watching ${agent.name}` }).click()
  await expect(agent.page.getByText(/can see your screen/)).toBeHidden()
  await expect(card.locator('video')).toBeHidden()
  await follow(page, WORKSPACE_PATH)
  // A mark stays for half a minute, whether the hand is lowered or not.
  for (const tab of [page, second]) await expect(hands(tab)).toHaveCount(0)
  await agent.page.getByRole('button', { name: 'Raise hand' }).click()
  for (const tab of [page, second]) await expect(hands(tab)).toContainText([agent.name])
})

const hands = (tab: Page) => tab.getByRole('region', { name: 'Raised hands' }).getByRole('listitem')

async function chooseBusiness(page: Page, business: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Business' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: business }).click()
}

/** Reloads the agent's page until the balancer has chosen another server for the agent than for the supervisor. */
async function connectToDifferentServers({ serversOf }: Several, { page }: Agent): Promise<void> {
  for (;;) {
    await expect.poll(serversOf).toEqual({ agent: [expect.any(String)], supervisor: [expect.any(String)] })
    const { agent, supervisor } = await serversOf()
    if (agent[0] !== supervisor[0]) return
    await page.reload()
  }
}

/** Expects both on the server that is left after a kill, to which they have connected by themselves. */
async function expectOnOneServer({ serversOf }: Several): Promise<void> {
  const isOne = async () => {
    const { agent, supervisor } = await serversOf()
    return new Set([...agent, ...supervisor]).size === 1
  }
  await expect.poll(isOne).toBe(true)
}

/** Expects that the card says that it is live, and that its picture moves. */
async function expectLive(card: Locator): Promise<void> {
  await expect(card.getByText('Live')).toBeVisible()
  const time = () => card.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const before = await time()
  await expect.poll(time).toBeGreaterThan(before)
}

/** Stops the relay until the page has reported the loss; the connection to the server stays open meanwhile. */
async function cutMedia({ turn }: Several, card: Locator): Promise<void> {
  await turn.kill()
  await expect(card.getByText('Reconnecting')).toBeVisible()
  await expect(card.getByText('The connection to the agent was lost.')).toBeVisible()
  await turn.restart()
  await expect(card.getByText('Live')).toBeVisible({ timeout: RECOVERY_MS })
  await expectLive(card)
}
