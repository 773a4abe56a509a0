import type { DocumentPlatform } from '@console/document-platform'
import { expect, followPages, platformJourney } from '../../../engines/platform-journey.ts'
import type { Tab } from '../../../engines/tab.ts'
import { waitUntil } from '../../../engines/wait-until.ts'
import {
  AUDIT_PATH,
  HISTORY_PATH,
  HOME_PATH,
  LABELS_PATH,
  LOGIN_PATH,
  MONITOR_PATH,
  VERSIONS_PATH,
  VOICE_CATEGORIES_PATH,
  VOICE_CHECKS_PATH,
  WORKSPACE_PATH,
} from '../../../fixtures/console-pages.ts'
import { PROJECT_LIST_PATH } from '../../../fixtures/project-pages.ts'

const CREDENTIALS_PATH = '/console/settings/auth'

/** Reads the framed page, which finds its person by the token in its address. */
async function readFramedPage(tab: Tab): Promise<void> {
  await tab.follow('/console/knowledge/process')
  const framed = tab.getBySelector('main iframe').body()
  await framed.getByText('For Olga Brandt of Larkfield Insurance').waitForVisible()
  await tab.getByRole('status', { name: 'Opening Process' }).waitForCount(0)
}

/** Seats are polled, and so are the pictures of their screens. A seat is offline for a while, never all at once. */
async function seeScreens(tab: Tab): Promise<void> {
  await followPages(tab, [[MONITOR_PATH, 'Winter renewals', 'Greta Holm']])
  await tab
    .getByRole('img', { name: /^Screen of (Greta Holm|Hugo Marin)$/ })
    .first()
    .waitForVisible()
  await followPages(tab, [[WORKSPACE_PATH, 'Larkfield', 'Motor team', 'Anna Keller']])
  await tab
    .getByRole('img', { name: /^Screen of (Anna Keller|Ben Osei|Chen Wei|Dana Novak)$/ })
    .first()
    .waitForVisible()
}

async function createProject(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: 'New project' }).click()
  const form = tab.getByRole('dialog', { name: 'New project' })
  await form.getByLabel('Industry').click()
  await tab.getBySelector('.ant-select-item-option').withText('Insurance').click()
  await form.getByLabel('Name').fill('Autumn reminders')
  await form.getByLabel('Manpower demand').fill('3')
  await form.getByRole('button', { name: 'Create' }).click()
  await form.waitForHidden()
  await tab.getByRole('link', { name: 'Autumn reminders' }).waitForVisible()
}

async function disableLabel(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: 'Disable Contract agreed' }).click()
  await tab.getByRole('button', { name: 'Enable Contract agreed' }).waitForVisible()
}

async function addCategoryTwice(tab: Tab): Promise<void> {
  for (const isFirst of [true, false]) {
    await tab
      .getByRole('button', { name: /New category/ })
      .first()
      .click()
    const form = tab.getByRole('dialog', { name: 'New category' })
    await form.getByRole('textbox').fill('Studio')
    await form.getByRole('button', { name: /Add|Save|OK|Confirm/ }).click()
    if (isFirst) await tab.getByRole('row').withText('Studio').waitForVisible()
  }
  await tab.getByText(/there already|exists/).waitForVisible()
  await tab.getByRole('dialog', { name: 'New category' }).getByRole('button', { name: 'Cancel' }).click()
}

async function releaseVersion(tab: Tab): Promise<void> {
  const row = tab.getByRole('row').withText('4.3.0')
  await row.getByRole('button', { name: /^Release/ }).click()
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Release/ })
    .click()
  await row.waitForText('Released')
}

async function createClient(tab: Tab): Promise<void> {
  const rows = tab.getByRole('row').withText(/lk_/)
  await rows.waitForCount(2)
  await tab.getByRole('button', { name: 'New client' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await rows.waitForCount(3)
}

async function openRecord(tab: Tab): Promise<void> {
  await tab
    .getByRole('row')
    .withText('Marek Lind')
    .first()
    .getByRole('button', { name: /Detail/ })
    .click()
  await tab.getByText(/Also in other words/).waitForVisible()
  await tab.goBack()
}

async function openMessage(tab: Tab): Promise<void> {
  await tab
    .getByRole('button', { name: /Detail/ })
    .first()
    .click()
  await tab.getByRole('complementary').getByRole('img').first().waitForVisible()
}

/** Opens in a window of its own, which sends no token. */
async function exportLog(tab: Tab, platform: DocumentPlatform): Promise<void> {
  const files = () => platform.requests.filter(({ path }) => path.startsWith('/files/'))
  await tab.getByRole('button', { name: /^Export/ }).click()
  await waitUntil(
    async () => Promise.resolve(files().length > 0),
    async () => Promise.resolve('No file was requested'),
  )
  expect(files().map(({ status }) => status)).toEqual([200])
}

async function signOut(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: 'Log out' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await tab.waitForUrl(({ pathname }) => pathname === LOGIN_PATH)
}

platformJourney(
  'an owner on a platform with documented calls only sees its data, changes it, exports it, and signs out',
  async ({ openAs, platform, expected }) => {
    platformJourney.setTimeout(240_000)
    const tab = await openAs('olga', '/console/')
    await tab.waitForUrl(({ pathname }) => pathname === HOME_PATH)
    await tab.getByRole('banner').waitForText('Motor policies')
    await followPages(tab, [
      [HOME_PATH, 'All projects'],
      ['/console/project/330417', 'Winter renewals', 'Brightcall Services', 'LK-330417'],
      ['/console/project/330417/assign/50301', 'Manpower assigned'],
      ['/console/settings/company', 'Larkfield Insurance', 'office@larkfield.example', '18 Willow Road'],
      [VOICE_CHECKS_PATH, 'Anna Keller', 'Motor, early shift'],
      ['/console/voiceprint/corpus', 'Anna Keller', 'Enrolment'],
      ['/console/voiceprint/config', 'Save'],
    ])
    await platformJourney.step('screens of seats', async () => seeScreens(tab))
    await platformJourney.step('a framed page', async () => readFramedPage(tab))
    await followPages(tab, [[PROJECT_LIST_PATH, 'Winter renewals', 'Household cross-selling', 'Insurance']])
    await platformJourney.step('a project is created', async () => createProject(tab))
    await followPages(tab, [[LABELS_PATH, 'Price named', 'Contract agreed', 'Worried about water damage']])
    await platformJourney.step('a label is disabled', async () => disableLabel(tab))
    await followPages(tab, [[VOICE_CATEGORIES_PATH, 'Calls of the week', 'Headset trial']])
    await platformJourney.step('a second category of a name is refused', async () => addCategoryTwice(tab))
    await followPages(tab, [[VERSIONS_PATH, '4.3.0', '4.2.1', '4.1.0']])
    await platformJourney.step('a version is released', async () => releaseVersion(tab))
    await followPages(tab, [[CREDENTIALS_PATH, 'lk_', 'Enabled', 'Disabled']])
    await platformJourney.step('a client of the API is created', async () => createClient(tab))
    await followPages(tab, [[AUDIT_PATH, 'Smart labels', 'Marek Lind', 'Motor policies']])
    await platformJourney.step('a record has before and after', async () => openRecord(tab))
    await platformJourney.step('the log is exported', async () => exportLog(tab, platform))
    await followPages(tab, [[HISTORY_PATH, 'Motor policies', 'Marek Lind']])
    await platformJourney.step('a message has its figures', async () => openMessage(tab))
    await platformJourney.step('after a reload the person is signed in, and the label disabled', async () => {
      await tab.goto(LABELS_PATH)
      await tab.getByRole('button', { name: 'Enable Contract agreed' }).waitForVisible()
    })
    // A request for messages may be under way when the session ends.
    expected.push(/status of 401 .*mm_msg\/list/)
    await platformJourney.step('the person signs out', async () => signOut(tab))
  },
)

platformJourney('a provider on a platform with documented calls only sees its data', async ({ openAs }) => {
  const tab = await openAs('piet', '/console/project/sp')
  await followPages(tab, [
    ['/console/project/sp', 'Household cross-selling', 'Roadside upgrades'],
    ['/console/project/sp-accepted', 'Winter renewals'],
    ['/console/project/sp-detail/330433', 'More people than the project needs.'],
  ])
})
