import { credential, openApi, recording, sessionRecord, type Call, type DataOf } from '@console/contracts'
import { sineWav } from '@console/mock-server/testing/sine-wav'
import type { APIRequestContext } from '@playwright/test'
import { demoTest as test, expect } from '../../fixtures/demo-world.ts'
import { PHONE } from '../../fixtures/console-pages.ts'
import { tokenFor } from '../../fixtures/test.ts'

/** Long enough not to end while a slow machine looks at the page. */
const SECONDS = 300

/** The data of an answer. */
async function ask<C extends Call>(
  request: APIRequestContext,
  { call, token, path = call.path }: { call: C; token: string; path?: string },
): Promise<DataOf<C>> {
  const answer = await request.fetch(path, {
    method: call.method,
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: DataOf<C> }
  return data
}

/** A session of the last days with words, whose only call gets a recording, as a platform hands it in. */
async function recordSession(request: APIRequestContext): Promise<{ sessionId: string; callId: string }> {
  const token = await tokenFor(request, 'manager')
  const now = Math.floor(Date.now() / 1000)
  const days = new URLSearchParams({ beginTime: String(now - 2 * 86_400), endTime: String(now) })
  const { sessions } = await ask(request, {
    call: sessionRecord.list,
    token,
    path: `${sessionRecord.list.path}?${days.toString()}`,
  })
  const spoken = sessions.find(({ calls, talkSeconds }) => calls === 1 && talkSeconds > 0)
  if (!spoken) throw new Error('the demo world has such a session')
  const { sessionId } = spoken
  const detail = await ask(request, {
    call: sessionRecord.detail,
    token,
    path: sessionRecord.detail.path.replace(':sessionId', sessionId),
  })
  const callId = detail.calls[0]?.callId ?? ''
  const client = await ask(request, { call: credential.create, token })
  const granted = await request.post(openApi.TOKEN_PATH, {
    form: {
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: client.clientSecret,
    },
  })
  const { access_token } = openApi.tokenAnswer.parse(await granted.json())
  const handed = await request.put(recording.hand.path.replace(':callId', callId), {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'audio/wav' },
    data: sineWav({ seconds: SECONDS }),
  })
  expect(handed.status()).toBe(200)
  return { sessionId, callId }
}

for (const [name, viewport] of [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', PHONE],
] as const) {
  test(`a recorded call is heard, sought and followed on the page of its session, ${name}`, async ({
    signIn,
    page,
    request,
    expectAccessible,
  }) => {
    const { sessionId } = await recordSession(request)
    await page.setViewportSize(viewport)
    await signIn('manager', `/assistant-console/session/${sessionId}`)
    const player = page.getByRole('group', { name: 'Recording of call 1' })
    const time = player.getByText('/ 5:00')
    await expect(time).toHaveText('0:00 / 5:00')
    await player.getByRole('button', { name: 'Play' }).click()
    // It goes on by itself.
    await expect(time).not.toHaveText('0:00 / 5:00')
    await player.getByRole('button', { name: 'Pause' }).click()
    await expectAccessible()

    const seek = player.getByRole('slider', { name: 'Position' })
    await seek.focus()
    await seek.press('Home')
    await expect(time).toHaveText('0:00 / 5:00')
    for (let leap = 0; leap < 6; leap++) await seek.press('PageUp')
    await expect(time).toHaveText('3:00 / 5:00')
    await player.getByRole('button', { name: 'Play' }).click()
    await expect(time).toHaveText(/^3:0[1-9]/)

    // From a sentence's time on, which is marked as long as it is heard.
    const sentence = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Play from/ }) })
    await sentence.first().getByRole('button').click()
    await expect(time).toHaveText(/^[01]:/)
    await expect(sentence.first()).toHaveAttribute('aria-current', 'time')
  })
}
