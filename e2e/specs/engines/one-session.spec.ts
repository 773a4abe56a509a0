import { journey } from '../../engines/journey.ts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'
import { copySecret } from './clipboard.ts'
import { useFramedPage } from './framed-page.ts'
import { useShortcuts, walkByTab } from './keyboard.ts'
import { chooseRanges, readChart } from './range-and-chart.ts'
import { endSession } from './session-end.ts'

/** All of it on one load of the console. */
const SESSION_LIMIT_MS = 240_000

journey(
  'in one session: a range of days is chosen in the calendar, typed, and taken from a preset; a chart is drawn, has a tooltip, and can be a table and a file; Tab moves through the page in its order, and the focus is visible; Ctrl K finds a page and Esc returns the focus; / and ? are shortcuts of the console, not of the browser; a secret revealed by a password is copied to the clipboard and pasted elsewhere; a framed page saves with a token of its own, and follows theme and language of the console; a session that ends under a half filled form shows the sign-in over it, and then the form again',
  async ({ tab, enter, engine, faultProxy, downloads, request, expected }) => {
    journey.setTimeout(SESSION_LIMIT_MS)
    await enter('manager', AUDIT_PATH)
    await journey.step('a range of days', async () => chooseRanges(tab))
    await journey.step('a chart', async () => readChart(tab, downloads))
    await journey.step('Tab', async () => walkByTab(tab))
    await journey.step('shortcuts', async () => useShortcuts(tab))
    await journey.step('the clipboard', async () => copySecret(tab, engine))
    await journey.step('a framed page', async () => useFramedPage(tab, engine, faultProxy))
    expected.push(/status of 401/)
    await journey.step('the end of the session', async () => endSession(tab, request))
  },
)
