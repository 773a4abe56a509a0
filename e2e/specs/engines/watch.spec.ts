import { expect, journey } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import { startAgent, type Agent } from '../../fixtures/agent.ts'
import { MONITOR_PATH, WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { DEMO_START_LIMIT_MS, findDemo } from '../../fixtures/demo-test.ts'
import { toAddress } from '../../fixtures/test.ts'

/** Seats of the company that watches, and of a provider that works for its projects; two engines may run at once. */
const SEATS = {
  chromium: { own: 'seat-001', provider: 'lantern-seat-008' },
  firefox: { own: 'seat-008', provider: 'lantern-seat-011' },
  webkit: { own: 'seat-001', provider: 'lantern-seat-008' },
}
const CUT_MS = 5000

declare global {
  interface Window {
    watchConnections?: RTCPeerConnection[]
  }
}

const watching = journey.extend<{ agents: (username: string) => Promise<Agent>; demoUrl: string }>({
  // Scoped to the test: a fixture that is scoped to the worker would need another worker, with another browser.
  demoUrl: [async ({}, provide) => provide((await findDemo()).url), { timeout: DEMO_START_LIMIT_MS }],
  baseURL: async ({ demoUrl }, provide) => provide(demoUrl),

  agents: async ({ demoUrl }, provide, testInfo) => {
    const started: Agent[] = []
    await provide(async (username) => {
      const address = toAddress(`${testInfo.testId} ${username}`)
      const agent = await startAgent({ baseURL: demoUrl, username, address })
      started.push(agent)
      return agent
    })
    await Promise.all(started.map(({ stop }) => stop()))
  },
})

watching(
  'a raised hand is seen at once; a seat is watched, through a cut of the connection, until one of both stops [RT-021, RT-022]',
  async ({ tab, enter, agents, faultProxy, engine, expected }) => {
    // Firefox writes a line for each attempt of two browsers to connect that fails; picture and sound have to come all the same.
    expected.push(/WebSocket|status of 50\d|WebRTC: ICE failed/i)
    const own = await agents(SEATS[engine].own)
    const seat = await agents(SEATS[engine].provider)

    await enter('manager', WORKSPACE_PATH)
    await tab.getByRole('article').first().waitForVisible()
    await own.page.getByRole('button', { name: 'Raise hand' }).click()
    await tab.getByRole('region', { name: 'Raised hands' }).withText(own.name).waitForVisible()
    // Restores the first state: the other engines' journeys have the same seats.
    await own.page.getByRole('button', { name: 'Lower hand' }).click()
    await expect(own.page.getByRole('button', { name: 'Raise hand' })).toBeVisible()

    await tab.follow(MONITOR_PATH)
    const card = tab.getByRole('article', { name: seat.name })
    await card.waitForVisible()
    // WebKit as distributions build it may be without WebRTC, which Safari has.
    if (engine === 'webkit' && !(await tab.evaluate(() => 'RTCPeerConnection' in window))) {
      await card
        .getBySelector('[aria-description^="This browser cannot show a live screen"]')
        .waitForVisible()
      return
    }
    await tab.evaluate(collectConnections)
    await tab.getByRole('button', { name: `Watch ${seat.name}` }).click()

    await seat.page.getByRole('button', { name: 'Share', exact: true }).click()
    await card.getByText('Live').waitForVisible()
    await expect.poll(() => tab.evaluate(widthOfVideo)).toBeGreaterThan(0)
    await expectSound(tab)
    await expect(seat.page.getByText(/can see your screen/)).toBeVisible()

    await faultProxy.cut(CUT_MS)
    const before = await tab.evaluate(timeOfVideo)
    await expect.poll(() => tab.evaluate(timeOfVideo)).toBeGreaterThan(before)
    await card.getByText('Live').waitForVisible()
    await expectSound(tab)

    await tab.getByRole('button', { name: `Stop watching ${seat.name}` }).click()
    await expect(seat.page.getByText(/can see your screen/)).toBeHidden()
  },
)

/** The agent's microphone is one that beeps. */
async function expectSound(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(isAudible)).toBe(true)
  const heard = await tab.evaluate(soundEnergy)
  await expect.poll(() => tab.evaluate(soundEnergy)).toBeGreaterThan(heard)
}

function widthOfVideo(): number {
  return document.querySelector('[data-sub-app=projects]')?.querySelector('video')?.videoWidth ?? 0
}

function timeOfVideo(): number {
  return document.querySelector('[data-sub-app=projects]')?.querySelector('video')?.currentTime ?? 0
}

/** Collects the page's connections from here on, for statistics of the media that arrive. */
function collectConnections(): void {
  const Direct = RTCPeerConnection
  const opened: RTCPeerConnection[] = []
  window.watchConnections = opened
  window.RTCPeerConnection = class extends Direct {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      opened.push(this)
    }
  }
}

/** True if the element of the microphone plays aloud. */
function isAudible(): boolean {
  const audio = document.querySelector('[data-sub-app=projects]')?.querySelector('audio')
  return !!audio && !audio.paused && !audio.muted && audio.volume > 0 && audio.currentTime > 0
}

/** Energy of the sound that arrived from the microphone so far; silence adds nothing. */
async function soundEnergy(): Promise<number> {
  const audio = document.querySelector('[data-sub-app=projects]')?.querySelector('audio')
  const media = audio?.srcObject
  const tracks = media instanceof MediaStream ? media.getAudioTracks() : []
  const receivers = (window.watchConnections ?? [])
    .flatMap((connection) => connection.getReceivers())
    .filter(({ track }) => tracks.includes(track))
  let energy = 0
  for (const receiver of receivers) {
    const reports = [...(await receiver.getStats()).values()] as { type: string; totalAudioEnergy?: number }[] // as the standard has statistics
    for (const { type, totalAudioEnergy = 0 } of reports)
      if (type === 'inbound-rtp') energy += totalAudioEnergy
  }
  return energy
}
