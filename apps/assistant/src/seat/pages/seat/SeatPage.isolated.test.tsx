import { documents, factor, seat as seatCalls, session, workspace } from '@console/contracts'
import { MonitorCommandType, StreamKind } from '@console/realtime'
import { mockCall, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { enterSeatRoom, LEADER, openSeatPage, OWN_SEAT, SEAT_ID } from '../../../testing/fake-seat.ts'

const { START, STOP } = MonitorCommandType
const { STREAM_CAMERA: camera, STREAM_SCREEN: picture } = StreamKind
const monitor = (command: number) => ({ monitor: { command, period: 10, streams: [] } })
/** Without a browser's animations, the icon of a button that was busy remains. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^(loading ?)?${name}$`) })
const requestText = 'Shen Qiao would like to view your screen'
const seenText = 'Shen Qiao can see your screen'

/** A leader has requested the screen. */
async function requested() {
  const page = await openSeatPage()
  await enterSeatRoom(page, LEADER)
  await page.peer(monitor(START))
  await screen.findByText(requestText)
  return page
}

/** The agent has shared. */
async function shared() {
  const page = await requested()
  await page.person.click(button('Share'))
  await connected(page)
  return page
}

/** Both connections to the leader are established. */
async function connected(page: Awaited<ReturnType<typeof openSeatPage>>) {
  await waitFor(() => expect(page.browser.openPeers()).toHaveLength(2))
  await page.play()
  await page.play(() => {
    for (const peer of page.browser.openPeers()) peer.become('connected')
  })
  await screen.findByText(seenText)
}

describe('signing in', () => {
  test('takes an agent to their seat, and signs out to the form again', async () => {
    const page = await openSeatPage({ token: null })
    network.use(mockCall(session.login, { token: 'seat-token', expiresAt: 1_800_000_000 }))
    await page.person.click(button('Sign in'))
    expect(screen.getByText('Enter your username')).toBeInTheDocument()
    await page.person.type(screen.getByLabelText('Username'), 'seat-001')
    await page.person.type(screen.getByLabelText('Password'), 'Orchid#2026')
    await page.person.click(button('Sign in'))
    expect(await screen.findByText('Renewals team A · Harbour Mutual')).toBeInTheDocument()
    expect(screen.getByText('Connecting')).toBeInTheDocument()
    await page.accept()
    expect(await screen.findByText('Connected')).toBeInTheDocument()
    // The console may be signed in as somebody else: it has another connection.
    expect(page.names).toEqual([`console-realtime seat 2.5.0 ${window.location.origin}`])
    await page.person.click(button('Sign out'))
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
    expect(window.localStorage.getItem('console.seatToken')).toBeNull()
    await page.play()
    expect(page.socket().closedWith).toBe(1000)
  })

  test('with a second factor takes its code after the password', async () => {
    const page = await openSeatPage({ token: null })
    const ticket = 't'.repeat(43)
    const bodies: unknown[] = []
    network.use(
      mockCall(
        session.login,
        new Refusal(session.SIGN_IN_REFUSALS.secondStep, 'A code', { detail: { ticket } }),
      ),
      mockCall(factor.signIn, ({ body }) => {
        bodies.push(body)
        return { token: 'seat-token', expiresAt: 1_800_000_000, recoveryCodesLeft: null }
      }),
    )
    await page.person.type(screen.getByLabelText('Username'), 'seat-001')
    await page.person.type(screen.getByLabelText('Password'), 'Orchid#2026')
    await page.person.click(button('Sign in'))
    const code = await screen.findByLabelText('Code')
    expect(code).toHaveFocus()
    await page.person.type(code, '123456{Enter}')
    expect(await screen.findByText('Renewals team A · Harbour Mutual')).toBeInTheDocument()
    expect(bodies).toEqual([{ ticket, code: '123456', clientId: session.CLIENT_ID }])
  })

  test('without a second factor that is demanded leads to the console', async () => {
    await openSeatPage({ agent: { mustSetUpFactor: true } })
    expect(
      await screen.findByRole('heading', { name: 'Set up two-step verification first' }),
    ).toBeInTheDocument()
  })

  test('says what the server refused', async () => {
    const page = await openSeatPage({ token: null })
    network.use(mockCall(session.login, new Refusal(1001, 'Wrong username or password.')))
    await page.person.type(screen.getByLabelText('Username'), 'seat-001')
    await page.person.type(screen.getByLabelText('Password'), 'wrong')
    await page.person.click(button('Sign in'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong username or password.')
  })

  test('as anybody but an agent leads elsewhere, and connects nothing', async () => {
    const page = await openSeatPage({ agent: { type: 'SuperAdmin', name: 'Shen Qiao' } })
    expect(await screen.findByRole('heading', { name: 'This page is for agents' })).toBeInTheDocument()
    expect(screen.getByText(/^Shen Qiao is not the account of an agent/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/console/')
    expect(page.names).toEqual([])
    await page.person.click(button('Use another account'))
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })

  test('uses the console’s session of an agent, and shows the form to anybody else', async () => {
    document.cookie = 'console_token=console-token; Path=/'
    await openSeatPage({ token: null })
    expect(await screen.findByText('Renewals team A · Harbour Mutual')).toBeInTheDocument()
    document.body.replaceChildren()
    await openSeatPage({ token: null, agent: { type: 'TeamAdmin' } })
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
    document.cookie = 'console_token=; Path=/; Max-Age=0'
  })
})

describe('a new build of the page', () => {
  test('is said with the next connection, and not while the server has the page’s own', async () => {
    const page = await openSeatPage()
    const { build: own } = document.documentElement.dataset
    let served = own
    let requests = 0
    network.use(
      http.get(documents.BUILD_PATH, () => {
        requests += 1
        return HttpResponse.json({ version: '2.5.0', build: served })
      }),
    )
    await enterSeatRoom(page)
    await waitFor(() => expect(requests).toBe(1))
    await page.play()
    expect(screen.queryByText(/^A new version of this page/)).not.toBeInTheDocument()
    served = 'another'
    await page.play(() => page.socket().close(1006), 5000)
    await page.accept()
    expect(await screen.findByText(/^A new version of this page is available/)).toBeInTheDocument()
    expect(button('Reload')).toBeEnabled()
  })
})

describe('the end of a session', () => {
  test('by somebody else says from where, and ends what was shared', async () => {
    const page = await shared()
    await page.play(() => page.socket().send({}, { kind: 'kickOff', value: { fromIp: '10.0.0.9' } }))
    await page.play(() => page.socket().close(4409))
    expect(
      await screen.findByText('Your session was ended from 10.0.0.9. Sign in again.'),
    ).toBeInTheDocument()
    expect([page.browser.openPeers(), page.browser.liveTracks()]).toEqual([[], []])
  })

  test('that the server does not know any more leads to the form again', async () => {
    const page = await openSeatPage()
    await enterSeatRoom(page)
    page.server.state.isSignedIn = false
    await page.play(() => page.socket().close(4401))
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeInTheDocument()
  })

  test('a lost connection is said in words', async () => {
    const page = await openSeatPage()
    await enterSeatRoom(page)
    expect(screen.getByText('Connected')).toBeInTheDocument()
    await page.play(() => page.socket().close(1006), 500)
    expect(screen.queryByText('Connected')).not.toBeInTheDocument()
    await page.play(() => undefined, 60_000)
    expect(screen.getByText('Connection lost. Trying again')).toBeInTheDocument()
  })
})

describe('the status', () => {
  test('is shown with its duration, and set by a button', async () => {
    const page = await openSeatPage()
    const panel = within(await screen.findByRole('region', { name: 'Status' }))
    expect(panel.getByText('1:01:01')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Online' })).toHaveAttribute('aria-pressed', 'true')
    await page.person.click(panel.getByRole('button', { name: 'Rest' }))
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Rest' })).toHaveAttribute('aria-pressed', 'true'),
    )
    expect(panel.getByText('0:00:00')).toBeInTheDocument()
    expect(page.server.state.statuses).toEqual([{ status: 'rest', businessTypeId: 5 }])
  })

  test('of an agent with several businesses is set for the selected one', async () => {
    const businessTypes = [
      { businessTypeId: 5, businessTypeName: 'Renewals' },
      { businessTypeId: 6, businessTypeName: 'Claims' },
    ]
    const page = await openSeatPage({ agent: { businessTypes, selectedBusinessTypeId: 6 } })
    await screen.findByText('Claims')
    await page.person.click(button('Offline'))
    await waitFor(() =>
      expect(page.server.state.statuses).toEqual([{ status: 'offline', businessTypeId: 6 }]),
    )
  })

  test('that ended because the connection was lost says so, until one is set', async () => {
    const page = await openSeatPage({
      own: { ownStatus: 'offline', status: workspace.SEAT_STATUS.offline, isLost: true },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your status became offline when this page lost its connection. Set it again to go on.',
    )
    await page.person.click(button('Online'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('that could not be set is said where it belongs', async () => {
    const page = await openSeatPage()
    await screen.findByRole('region', { name: 'Status' })
    network.use(mockCall(seatCalls.setStatus, new Refusal(500, 'The database is down.', { status: 500 })))
    await page.person.click(button('Offline'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The status could not be set: The database is down.',
    )
    expect(button('Online')).toHaveAttribute('aria-pressed', 'true')
  })

  test('without a business says what to do', async () => {
    await openSeatPage({ agent: { businessTypes: [] } })
    expect(
      await screen.findByText('You work for no business yet. Contact your administrator.'),
    ).toBeInTheDocument()
    expect(button('Online')).toBeDisabled()
  })
})

describe('the hand', () => {
  test('is raised and lowered, and shows the answer of a leader', async () => {
    const page = await openSeatPage()
    await screen.findByRole('region', { name: 'Help' })
    await page.person.click(button('Raise hand'))
    expect(await screen.findByText('Your hand is up for 0:00:00.')).toBeInTheDocument()
    await page.person.click(button('Lower hand'))
    expect(await screen.findByRole('button', { name: 'Raise hand' })).toBeInTheDocument()
    expect(page.server.state.hands).toEqual([true, false])
  })

  test('that was answered shows by whom', async () => {
    const hand = {
      isRaised: true,
      raisedAt: OWN_SEAT.now - 65,
      seenAt: OWN_SEAT.now - 64,
      answer: 'Offer 5 %.',
      answeredByName: 'Shen Qiao',
    }
    await openSeatPage({ own: { hand } })
    expect(await screen.findByText('Offer 5 %.')).toBeInTheDocument()
    expect(screen.getByText('Answered by Shen Qiao')).toBeInTheDocument()
    expect(screen.getByText('Your hand is up for 0:01:05.')).toBeInTheDocument()
    expect(screen.queryByText(/seen it/)).not.toBeInTheDocument()
  })

  test.each([
    [29, null, null],
    [30, null, 'No leader has seen it yet. It stays up; if it is urgent, reach them in another way.'],
    [
      30,
      OWN_SEAT.now - 28,
      'Leaders have seen it. Their screens mark a hand for 30 seconds: to call again, lower it and raise it.',
    ],
  ])(
    'that is up for %i s and unanswered says from 30 s on whether anybody has seen it',
    async (age, seenAt, said) => {
      const raisedAt = OWN_SEAT.now - age
      const hand = { isRaised: true, raisedAt, seenAt, answer: null, answeredByName: null }
      await openSeatPage({ own: { hand } })
      expect(await screen.findByText(`Your hand is up for 0:00:${age}.`)).toBeInTheDocument()
      expect(screen.queryByText(/seen it/)?.textContent ?? null).toBe(said)
    },
  )

  test('cannot be raised by who is offline, and says why', async () => {
    await openSeatPage({ own: { ownStatus: 'offline', status: workspace.SEAT_STATUS.offline } })
    expect(await screen.findByText('You can raise your hand while you are online.')).toBeInTheDocument()
    expect(button('Raise hand')).toBeDisabled()
  })
})

describe('being watched', () => {
  test('prompts the agent, then offers sound and screen, and shows who watches [RT-021, RT-022]', async () => {
    const page = await requested()
    expect(document.title).toBe('● Shen Qiao would like to view your screen')
    expect(page.browser.tracks).toEqual([])
    await page.person.click(button('Share'))
    expect(await screen.findByText('Connecting to Shen Qiao')).toBeInTheDocument()
    expect(document.title).toBe('● Connecting to Shen Qiao')
    await connected(page)
    expect(screen.getByText('The microphone is shared too.')).toBeInTheDocument()
    expect(document.title).toBe('● Watched by Shen Qiao')
    const offers = page
      .sentMessages()
      .flatMap(({ toUserId, offer }) => (offer ? [{ toUserId, ...offer }] : []))
    expect(offers.map(({ toUserId, stream }) => [toUserId, stream])).toEqual([
      [14, camera],
      [14, picture],
    ])
    const [first, second] = offers
    expect(first?.callId).toBe(second?.callId)
    expect(page.browser.peers().map(({ transceivers }) => transceivers.map(({ what }) => what))).toEqual([
      ['audio'],
      ['video', 'audio'],
    ])
    expect(page.browser.peers()[0]?.config).toEqual({
      iceServers: [{ urls: ['turn:turn.test'], username: '1:37', credential: 'c' }],
    })
    await waitFor(() => expect(page.server.state.pictures).toBe(1))
    const callId = first?.callId ?? ''
    await page.peer({ answer: { callId, stream: picture, sdp: 'answer' } })
    await waitFor(() => expect(page.browser.peers()[1]?.remoteDescription?.sdp).toBe('answer'))
  })

  test('ends with STOP of the leader: the sign goes, and nothing is captured [RT-022]', async () => {
    const page = await shared()
    await page.peer(monitor(STOP))
    await waitFor(() => expect(screen.queryByText(seenText)).not.toBeInTheDocument())
    expect([page.browser.openPeers(), page.browser.liveTracks()]).toEqual([[], []])
    expect(document.title).toBe('Orchid - My seat')
  })

  test('ends when the agent or the browser’s own button stops it, and the leader is notified', async () => {
    const stops = (page: Awaited<ReturnType<typeof shared>>) =>
      page.sentMessages().filter(({ monitor: sent }) => sent?.command === STOP).length
    const page = await shared()
    await page.person.click(button('Stop sharing'))
    await page.play()
    expect(screen.queryByText(seenText)).not.toBeInTheDocument()
    expect([page.browser.liveTracks(), stops(page)]).toEqual([[], 1])
    await page.peer(monitor(START))
    await page.person.click(await screen.findByRole('button', { name: 'Share' }))
    await connected(page)
    await page.play(() => page.browser.liveTracks()[0]?.end())
    expect(screen.queryByText(seenText)).not.toBeInTheDocument()
    expect([page.browser.liveTracks(), stops(page)]).toEqual([[], 2])
  })

  test.each([['disconnected'], ['failed']] as const)(
    'that is interrupted (%s) says so, and that nothing is seen until it has returned',
    async (state) => {
      const page = await shared()
      const [sound, video] = page.browser.openPeers()
      await page.play(() => video?.become(state))
      expect(screen.queryByText(seenText)).not.toBeInTheDocument()
      const sign = screen.getByText('The connection to Shen Qiao is interrupted').closest('[role=status]')
      expect(sign).toHaveTextContent('Until it returns, they see and hear nothing live.')
      expect(sign).not.toHaveTextContent('The microphone is shared too.')
      expect(document.title).toBe('● Connection to Shen Qiao interrupted')
      expect(page.browser.liveTracks()).toHaveLength(3)
      await page.play(() => video?.become('connected'))
      expect(screen.getByText(seenText)).toBeInTheDocument()
      expect(screen.queryByText('The connection to Shen Qiao is interrupted')).not.toBeInTheDocument()
      expect(document.title).toBe('● Watched by Shen Qiao')
      await page.play(() => sound?.become(state))
      expect(screen.getByText(seenText)).toBeInTheDocument()
      expect(screen.getByText('The sound does not reach Shen Qiao at present.')).toBeInTheDocument()
    },
  )

  test('that does not return after five restarts still says that nothing is seen', async () => {
    const page = await shared()
    const [, video] = page.browser.openPeers()
    await page.play(() => video?.become('failed'), 25_000)
    expect(screen.getByText('The connection to Shen Qiao is interrupted')).toBeInTheDocument()
    expect(screen.queryByText(seenText)).not.toBeInTheDocument()
  })

  test('may be declined', async () => {
    const page = await requested()
    await page.person.click(button('Not now'))
    await page.play()
    expect(screen.queryByText(requestText)).not.toBeInTheDocument()
    expect(page.sentMessages()).toMatchObject([{ toUserId: 14, monitor: { command: STOP } }])
    expect(page.browser.tracks).toEqual([])
  })

  test('begins at once when the agent is ready, and stays ready until they stop', async () => {
    const page = await openSeatPage()
    await enterSeatRoom(page, LEADER)
    await page.person.click(button('Get ready to be watched'))
    expect(await screen.findByText('Ready to be watched. Nobody is watching')).toBeInTheDocument()
    await page.peer(monitor(START))
    await connected(page)
    await page.peer(monitor(STOP))
    expect(await screen.findByText('Ready to be watched. Nobody is watching')).toBeInTheDocument()
    expect(page.browser.liveTracks()).toHaveLength(3)
    await page.person.click(button('Stop being ready'))
    expect(page.browser.liveTracks()).toEqual([])
  })

  test('by screenshots alone, of a ready agent, is said while somebody looks at them', async () => {
    const page = await openSeatPage({ own: { isPictureRequested: true } })
    await enterSeatRoom(page)
    expect(page.server.state.pictures).toBe(0)
    await page.person.click(button('Get ready to be watched'))
    expect(await screen.findByText('Leaders see screenshots of your screen')).toBeInTheDocument()
    await waitFor(() => expect(page.server.state.pictures).toBe(1))
    expect(screen.queryByText('Ready to be watched. Nobody is watching')).not.toBeInTheDocument()
  })

  test('names who looks at screenshots, beside who watches live, and nobody once nobody does', async () => {
    const page = await openSeatPage({ own: { pictureViewers: ['Shen Qiao'] } })
    await enterSeatRoom(page, LEADER)
    expect(screen.queryByText(/screenshots of your screen/)).not.toBeInTheDocument()
    await page.person.click(button('Get ready to be watched'))
    expect(await screen.findByText('Shen Qiao sees screenshots of your screen')).toBeInTheDocument()
    // The answer of any call of the seat is shown at once.
    page.server.state.own = { ...page.server.state.own, pictureViewers: ['Fang Mei', 'Shen Qiao'] }
    await page.person.click(button('Raise hand'))
    const both = 'Fang Mei and Shen Qiao see screenshots of your screen'
    expect(await screen.findByText(both)).toBeInTheDocument()
    await page.peer(monitor(START))
    await connected(page)
    expect(screen.getByText(both)).toBeInTheDocument()
    page.server.state.own = { ...page.server.state.own, pictureViewers: [] }
    await page.person.click(button('Lower hand'))
    await waitFor(() => expect(screen.queryByText(both)).not.toBeInTheDocument())
  })

  test('is refused by the browser: the page says so where it belongs and the agent may try again', async () => {
    const page = await requested()
    page.browser.play.screen = Object.assign(new Error('refused'), { name: 'NotAllowedError' })
    await page.person.click(button('Share'))
    expect(await screen.findByText(/^The browser did not allow sharing/)).toBeInTheDocument()
    expect(screen.getByText(requestText)).toBeInTheDocument()
    page.browser.play.screen = null
    page.browser.play.microphone = Object.assign(new Error('none'), { name: 'NotFoundError' })
    await page.person.click(button('Share'))
    await connected(page)
    expect(screen.getByText('The microphone is not shared: none was found.')).toBeInTheDocument()
  })

  test.each([
    [true, /^This browser cannot share a screen/],
    [false, /^Browsers share a screen over https only/],
  ])('is not offered to a browser that cannot share, with https %s', async (isSecureContext, reason) => {
    vi.stubGlobal('isSecureContext', isSecureContext)
    const page = await openSeatPage()
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
    await enterSeatRoom(page)
    await page.person.click(button('Get ready to be watched'))
    expect(await screen.findByText(reason)).toBeInTheDocument()
  })

  test('reads in Chinese', async () => {
    const page = await openSeatPage({ language: 'zh' })
    await enterSeatRoom(page, LEADER)
    await page.peer(monitor(START))
    expect(await screen.findByText('Shen Qiao请求查看您的屏幕')).toBeInTheDocument()
  })

  test('enters the seat’s own room', async () => {
    const page = await openSeatPage()
    await enterSeatRoom(page)
    const rooms = page
      .socket()
      .received.flatMap(({ body }) => (body?.kind === 'roomEvent' ? [body.value.roomId] : []))
    expect(rooms).toEqual([`seat-${SEAT_ID}`])
  })
})
