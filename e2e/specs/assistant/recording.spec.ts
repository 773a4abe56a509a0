import { PHONE } from '../../fixtures/console-pages.ts'
import { recordedSession } from '../../fixtures/recorded-session.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Long enough not to end while a slow machine looks at the page. */
const SECONDS = 300

test('a recorded call is heard, sought and followed on the page of its session, on a desktop and on a phone', async ({
  signIn,
  page,
  request,
  expectAccessible,
}) => {
  const sessionId = await recordedSession(request, SECONDS)
  await signIn('manager', `/assistant-console/session/${sessionId}`)
  const player = page.getByRole('group', { name: 'Recording of call 1' })
  const time = player.getByText('/ 5:00')
  const seek = player.getByRole('slider', { name: 'Position' })
  for (const [name, viewport] of [
    ['on a desktop', { width: 1440, height: 900 }],
    ['on a phone', PHONE],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await expect(time).toHaveText('0:00 / 5:00')
      await player.getByRole('button', { name: 'Play' }).click()
      // It continues by itself.
      await expect(time).not.toHaveText('0:00 / 5:00')
      await player.getByRole('button', { name: 'Pause' }).click()
      await expectAccessible()

      await seek.focus()
      await seek.press('Home')
      await expect(time).toHaveText('0:00 / 5:00')
      for (let leap = 0; leap < 6; leap++) await seek.press('PageUp')
      await expect(time).toHaveText('3:00 / 5:00')
      await player.getByRole('button', { name: 'Play' }).click()
      await expect(time).toHaveText(/^3:0[1-9]/)

      // From a sentence's time on, which is highlighted while it is played.
      const sentence = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Play from/ }) })
      await sentence.first().getByRole('button').click()
      await expect(time).toHaveText(/^[01]:/)
      await expect(sentence.first()).toHaveAttribute('aria-current', 'time')

      await player.getByRole('button', { name: 'Pause' }).click()
      await seek.focus()
      await seek.press('Home')
    })
})
