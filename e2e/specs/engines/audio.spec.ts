import { journey } from '../../engines/journey.ts'
import { recordedSession } from '../../fixtures/recorded-session.ts'

journey(
  'a recording is played, paused, seeked by keyboard, and played from a sentence',
  async ({ tab, enter, request }) => {
    const sessionId = await recordedSession(request, 300)
    await enter('manager', `/assistant-console/session/${sessionId}`)
    const player = tab.getByRole('group', { name: 'Recording of call 1' })
    const time = player.getByText(/\/ 5:00$/)
    await time.waitForText('0:00 / 5:00')
    await player.getByRole('button', { name: 'Play' }).click()
    await time.waitForText(/^0:0[1-9]/)
    await player.getByRole('button', { name: 'Pause' }).click()

    const seek = player.getByRole('slider', { name: 'Position' })
    await seek.focus()
    await tab.press('Home')
    await time.waitForText('0:00 / 5:00')
    await tab.press('PageUp')
    await tab.press('PageUp')
    await time.waitForText('1:00 / 5:00')
    await player.getByRole('button', { name: 'Play' }).click()
    await time.waitForText(/^1:0[1-9]/)

    await tab
      .getByRole('button', { name: /^Play from/ })
      .first()
      .click()
    await time.waitForText(/^0:1\d/)
    await tab.getBySelector('[aria-current=time]').waitForText('Good morning')
  },
)
