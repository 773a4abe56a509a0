import { frame as calls } from '@console/contracts'
import type { APIRequestContext, BrowserContext, Frame, Page } from '@playwright/test'
import { AUDIT_PATH, follow, HISTORY_PATH, PHONE, userMenu } from '../../fixtures/console-pages.ts'
import type { ForeignPages } from '../../fixtures/foreign-pages.ts'
import { expect, FRAME_NAME, frameIn, framePath, framed, test } from '../../fixtures/framing.ts'
import type { PageWatch } from '../../fixtures/page-watch.ts'
import { TOKEN_COOKIE } from '../../fixtures/test.ts'

// The foreign pages count their requests for all: the tests run serially in one worker.
test.describe.configure({ mode: 'default' })

const PROTOCOL = 'console-frame/1'
const RELEASE_NOTES = '/assistant-console/release-notes'
const LOAD_LIMIT_MS = 15_000

/** The framed page posts a message to any origin. */
async function sendMessage(frame: Frame, ...messages: unknown[]): Promise<void> {
  await frame.evaluate((all) => {
    for (const one of all) window.parent.postMessage(one, '*')
  }, messages)
}

const bridgeMessage = (message: object) => ({ protocol: PROTOCOL, ...message })

/** Messages that a page may not send. */
const WRONG_SHAPES: readonly unknown[] = [
  null,
  0,
  '401',
  'navigate',
  [],
  { code: 500 },
  { type: 'ready' },
  { protocol: 'console-frame/2', type: 'unauthorised' },
  bridgeMessage({ type: 'erase' }),
  bridgeMessage({ type: 'resize', heightPx: 'a lot' }),
  bridgeMessage({ type: 'resize', heightPx: -5 }),
  bridgeMessage({ type: 'title', title: { toString: 'x' } }),
  bridgeMessage({ type: 'title', title: 'x'.repeat(10_000) }),
  bridgeMessage({ type: 'context', context: { theme: 'dark' } }),
  bridgeMessage({ type: 'ticket', ticket: 'mine' }),
]
/** Invalid and foreign addresses, and pages of the console without permission. */
const WRONG_TARGETS: readonly unknown[] = [
  'javascript:document.body.remove()',
  'data:text/html,x',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '../x',
  AUDIT_PATH,
  '/console/login',
  '/api/logout',
  RELEASE_NOTES,
  7,
  { href: HISTORY_PATH },
]

/** The messages that the page has received so far. */
async function receivedMessages(frame: Frame): Promise<{ data: unknown; origin: string }[]> {
  return frame.evaluate(() =>
    'heard' in window ? (window.heard as { data: unknown; origin: string }[]) : [],
  )
}

/** Waits until every earlier message has been handled. */
async function untilHandled(page: Page, frame: Frame, title: string): Promise<void> {
  await sendMessage(frame, bridgeMessage({ type: 'title', title }))
  await expect(page).toHaveTitle(new RegExp(`${title}$`))
}

async function sessionToken(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
}

function card(page: Page) {
  return page.getByRole('main').getByRole('alert')
}

async function choose(page: Page, item: RegExp): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Positions of two of the links below; the first is opened at the beginning. */
const PLAIN = 1
const WITH_BUSINESS = 2
const foreignLinks = (origin: string) => [
  `${origin}/list?u={userId}&team={teamOrgId}&app={app}&kind=all`,
  `${origin}/list`,
  `${origin}/plan?business_type_id={businessTypeId}`,
]

type Opened = {
  page: Page
  pages: ForeignPages
  consoleUrl: string
  context: BrowserContext
  request: APIRequestContext
  watch: PageWatch
  expectAccessible: () => Promise<void>
}

/** Opens a framed page from a page without a frame, so that it is loaded again. */
async function openFrame(page: Page, position: number): Promise<Frame> {
  await follow(page, HISTORY_PATH)
  await expect(page.locator('iframe')).toHaveCount(0)
  await follow(page, framePath(position))
  return framed(page)
}

async function backToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: /English/ }).click()
}

async function fillsContent({ page, pages, expectAccessible }: Opened): Promise<void> {
  const frame = await framed(page)
  const { url, referrer } = (await pages.requests()).at(-1) ?? {}
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    u: expect.stringMatching(/^\d+$/),
    team: expect.stringMatching(/^\d*$/),
    app: 'console',
    kind: 'some',
    date: '2024-05-01',
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(url?.searchParams.get('token')).not.toBe(await sessionToken(page))
  expect(referrer).toBeUndefined()
  expect(await frame.evaluate(() => document.referrer)).toBe('')

  const [content, box] = await Promise.all([
    page.getByRole('main').boundingBox(),
    frameIn(page).boundingBox(),
  ])
  expect(box?.width).toBeGreaterThan((content?.width ?? 0) * 0.9)
  expect(box?.height).toBeGreaterThan((content?.height ?? 0) * 0.8)
  await expect(page.getByRole('link', { name: 'Message history' })).toBeVisible()
  await expectAccessible()
}

async function messagesIgnored({ page }: Opened): Promise<void> {
  const frame = await openFrame(page, PLAIN)
  const navigate = (to: unknown) => bridgeMessage({ type: 'navigate', to })
  for (const message of WRONG_SHAPES) await sendMessage(frame, message)
  for (const to of WRONG_TARGETS) await sendMessage(frame, navigate(to))
  await untilHandled(page, frame, 'Nothing came of it')
  expect(new URL(page.url()).pathname).toBe(framePath(PLAIN))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(frameIn(page, 'Nothing came of it')).toBeVisible()

  await sendMessage(frame, navigate(`${HISTORY_PATH}?source=manual`))
  await page.waitForURL((url) => url.pathname === HISTORY_PATH && url.searchParams.get('source') === 'manual')
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
}

async function onlySender({ page, consoleUrl, context }: Opened): Promise<void> {
  const frame = await openFrame(page, PLAIN)
  await page.evaluate(() => {
    window.postMessage(401, '*')
  })
  await frame.evaluate(async () => {
    const inner = document.createElement('iframe')
    inner.srcdoc = '<script>top.postMessage(401, "*"); parent.postMessage("said", "*")</script>'
    const isSaid = new Promise((resolve) => {
      window.addEventListener('message', resolve, { once: true })
    })
    document.body.append(inner)
    await isSaid
  })
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    frame.evaluate(() => {
      window.open('/elsewhere', '_blank')
    }),
  ])
  await popup.waitForLoadState()
  await popup.evaluate(() => {
    const opener = window.opener as Window | null
    opener?.top?.postMessage({ code: 401 }, '*')
  })
  await popup.close()
  await untilHandled(page, frame, 'Still here')
  await expect(frameIn(page, 'Still here')).toBeVisible()

  // The same window with a page of another origin in it, which may be shown but was not named by the link.
  await frame.evaluate((address) => {
    window.location.href = address
  }, `${consoleUrl}/assistant-console/download`)
  const other = page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Download' })
  await expect(other).toBeVisible()
  await other.evaluate(() => {
    window.parent.postMessage({ type: '401' }, '*')
  })
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve)
      }),
  )
  await expect(frameIn(page, 'Still here')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
}

async function contextFollows({ page, pages, consoleUrl }: Opened): Promise<void> {
  const frame = await openFrame(page, PLAIN)
  const requestCount = (await pages.requests()).length
  expect(await receivedMessages(frame)).toEqual([])
  await sendMessage(frame, bridgeMessage({ type: 'ready' }))
  const context = { timezone: 'Asia/Shanghai', isBusinessMode: false, businessTypeId: null }
  const contextMessage = (theme: string, language: string) => ({
    data: bridgeMessage({ type: 'context', context: { theme, language, ...context } }),
    origin: consoleUrl,
  })
  await expect.poll(async () => receivedMessages(frame)).toEqual([contextMessage('light', 'en')])
  await choose(page, /dark/i)
  await expect.poll(async () => (await receivedMessages(frame)).at(-1)).toEqual(contextMessage('dark', 'en'))
  await choose(page, /switch to 中文/)
  await expect.poll(async () => (await receivedMessages(frame)).at(-1)).toEqual(contextMessage('dark', 'zh'))
  expect(await pages.requests()).toHaveLength(requestCount)
  await backToEnglish(page)
  await choose(page, /light/i)
}

async function unauthorisedView({ page, expectAccessible }: Opened): Promise<void> {
  await openFrame(page, PLAIN)
  // The bare number, an old page's object, and the message of the bridge.
  for (const message of [401, { code: 401 }, bridgeMessage({ type: 'unauthorised' })]) {
    const ticket = (await framed(page)).url()
    await sendMessage(await framed(page), message)
    await expect(card(page)).toContainText('You are not authorised')
    await expect(frameIn(page)).toHaveCount(0)
    await card(page).getByRole('button', { name: 'Refresh' }).click()
    expect((await framed(page)).url()).not.toBe(ticket)
  }
  const ticket = (await framed(page)).url()
  await sendMessage(await framed(page), 401)
  await expect(card(page)).toContainText('You are not authorised')
  await expectAccessible()
  await choose(page, /switch to 中文/)
  await expect(card(page)).toContainText('您没有访问权限')
  await card(page).getByRole('button', { name: '刷新' }).click()
  expect((await framed(page)).url()).not.toBe(ticket)
  await page.getByRole('link', { name: '消息记录' }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await backToEnglish(page)
}

async function ticketOfItsOwn({ page, pages, consoleUrl, request, watch }: Opened): Promise<void> {
  watch.expect(/status of 40\d/)
  const frame = await openFrame(page, PLAIN)
  const ticket = (await pages.lastUrl())?.searchParams.get('token') ?? ''
  const exchange = async (): Promise<{ code: number; data: { token: string } | null }> =>
    frame.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(address ?? '', { method: 'POST', headers, body: body ?? '' })).json()
      },
      [`${consoleUrl}${calls.exchange.path}`, JSON.stringify({ ticket })],
    )
  const first = await exchange()
  expect(first.code).toBe(0)
  const token = first.data?.token ?? ''
  expect((await exchange()).code).toBe(calls.FRAME_REFUSALS.ticketRefused)

  const authorization = `Bearer ${token}`
  const name = await frame.evaluate(
    async ([address, bearer]) => {
      const answer = await fetch(address ?? '', { headers: { authorization: bearer ?? '' } })
      return ((await answer.json()) as { data: { name: string } }).data.name
    },
    [`${consoleUrl}${calls.visitor.path}`, authorization],
  )
  expect(name).toBe('Fang Yuxin')
  const asPerson = await request.get('/api/user/info', { headers: { authorization } })
  expect(asPerson.status()).toBe(401)
  const elsewhere = await request.get(calls.visitor.path, {
    headers: { authorization, origin: 'https://evil.example' },
  })
  expect(elsewhere.status()).toBe(401)
}

async function noWayIn({ page, consoleUrl, watch }: Opened): Promise<void> {
  watch.expect(/CORS policy|ERR_FAILED|Unsafe attempt|sandboxed|Blocked/)
  const frame = await openFrame(page, PLAIN)
  const token = await sessionToken(page)
  expect(token).not.toBe('')
  const outcomes = await frame.evaluate(async (console) => {
    const host = window.parent
    const attempts: Record<string, () => unknown> = {
      dom: () => host.document.body.innerHTML,
      address: () => host.location.href,
      storage: () => host.localStorage.length,
      cookie: () => host.document.cookie,
      script: () => Reflect.get(host, 'eval'),
      element: () => window.frameElement?.tagName ?? 'none',
      lead: () => {
        host.location.href = 'https://evil.example/'
        return 'led'
      },
      account: async () => (await fetch(`${console}/api/user/info`, { credentials: 'include' })).text(),
      page: async () => (await fetch(`${console}/console/`, { credentials: 'include' })).text(),
    }
    const results = await Promise.all(
      Object.entries(attempts).map(async ([name, attempt]) => {
        try {
          return [name, await attempt()] as const
        } catch {
          return [name, 'refused'] as const
        }
      }),
    )
    return { ...Object.fromEntries(results), own: document.cookie }
  }, consoleUrl)
  expect(outcomes).toEqual({
    dom: 'refused',
    address: 'refused',
    storage: 'refused',
    cookie: 'refused',
    script: 'refused',
    element: 'none',
    lead: 'refused',
    account: 'refused',
    page: 'refused',
    own: '',
  })
  expect(new URL(page.url()).pathname).toBe(framePath(PLAIN))
  await expect(page.getByRole('link', { name: 'Message history' })).toBeVisible()
}

async function businessInLink({ page, pages }: Opened): Promise<void> {
  await openFrame(page, WITH_BUSINESS)
  expect((await pages.lastUrl())?.searchParams.get('business_type_id')).toBe('3')
  await page.getByRole('combobox', { name: 'Business' }).click()
  await page.getByTitle('Spring card activation').click()
  await expect.poll(async () => (await pages.lastUrl())?.searchParams.get('business_type_id')).toBe('4')
  const frame = await framed(page)
  await sendMessage(frame, bridgeMessage({ type: 'ready' }))
  await expect
    .poll(async () => (await receivedMessages(frame)).at(-1)?.data)
    .toMatchObject({ context: { isBusinessMode: true, businessTypeId: 4 } })
}

test.describe('a page of a foreign origin', () => {
  test('fills the content area, gets only what its link names, is heard only on the bridge and cannot reach the console [FRAME-001, FRAME-002, FRAME-003, FRAME-004, FRAME-005, FRAME-006, FRAME-007, FRAME3-002]', async ({
    openFramed,
    framing: { pages, url: consoleUrl },
    context,
    request,
    watch,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    const page = await openFramed(
      foreignLinks(pages.origin),
      '?date=2024-05-01&kind=some&token=stolen&business_type_id=9',
    )
    const opened: Opened = { page, pages, consoleUrl, context, request, watch, expectAccessible }
    const proofs: [title: string, prove: (opened: Opened) => Promise<void>][] = [
      [
        'fills the content area and gets what its link names, and nothing else [FRAME-001..005]',
        fillsContent,
      ],
      [
        'has its messages ignored when they are not allowed or not of the bridge [FRAME-007]',
        messagesIgnored,
      ],
      [
        'is the only accepted sender: a 401 of another window, of a nested frame, or after it navigated away changes nothing [FRAME-007]',
        onlySender,
      ],
      [
        'gets theme, language and zone once it is ready, and every change, without a reload [FRAME-001, FRAME-006]',
        contextFollows,
      ],
      [
        'is replaced by the unauthorised view on its 401 in each of its forms, and Refresh opens it with a new ticket [FRAME-007, FRAME3-002]',
        unauthorisedView,
      ],
      [
        'with the business type in its link is reloaded when that is switched, others are not [FRAME-003, FRAME-006]',
        businessInLink,
      ],
      ['gets a single-use ticket for itself, valid for no call of the console [FRAME-002]', ticketOfItsOwn],
      ['can neither read nor change the console nor navigate it [FRAME-001, FRAME-002]', noWayIn],
    ]
    for (const [title, prove] of proofs) await test.step(title, () => prove(opened))
  })

  test('that does not answer times out after 15 s, and Retry opens it with a new ticket [FRAME-001, FRAME3-002]', async ({
    openFramed,
    page,
    framing: { pages },
    expectAccessible,
  }) => {
    await page.clock.install()
    await pages.whileSilent(async () => {
      await openFramed([`${pages.origin}/slow`])
      await expect(page.getByRole('status', { name: `Opening ${FRAME_NAME}` })).toBeVisible()
      await expect.poll(async () => (await pages.lastUrl())?.pathname).toBe('/slow')
      await page.clock.runFor(LOAD_LIMIT_MS)
      await expect(card(page).getByRole('heading', { name: `${FRAME_NAME} did not open` })).toBeVisible()
      await expectAccessible()
    })
    const ticket = (await pages.lastUrl())?.searchParams.get('token')
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await framed(page)
    expect((await pages.lastUrl())?.searchParams.get('token')).not.toBe(ticket)
  })
})

const refused = [
  {
    link: 'javascript:top.wasHit=1',
    en: 'Its address is not a web address',
    zh: '该地址不是网页地址',
  },
  {
    link: '/pages/x?p={password}',
    en: 'a placeholder that the console does not know: password',
    zh: '无法识别的占位符：password',
  },
  {
    link: 'https://{orgId}.example/x',
    en: 'Its address has a placeholder in the name of the host',
    zh: '该地址的主机名中包含占位符',
  },
  {
    link: 'https://evil.example/x',
    en: 'The host of this page is not registered',
    zh: '该页面的主机未登记',
  },
] as const

test('unsafe and unregistered framed links are refused with a notice, and a page of the own host follows theme and language [FRAME-001, FRAME-004, FRAME3-002]', async ({
  openFramed,
  page,
  watch,
  expectAccessible,
}) => {
  watch.expect(/status of 40\d/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openFramed([...refused.map(({ link }) => link), RELEASE_NOTES])
  for (const [position, { link, en, zh }] of refused.entries())
    await test.step(link, async () => {
      await follow(page, framePath(position))
      await expect(card(page)).toContainText(en)
      await expectAccessible()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(requests.filter((url) => /evil|wasHit|password/.test(url))).toEqual([])
      expect(await page.evaluate(() => 'wasHit' in window)).toBe(false)
      await choose(page, /switch to 中文/)
      await expect(card(page)).toContainText(zh)
      await backToEnglish(page)
      await expect(card(page)).toContainText(en)
    })
  await page.getByRole('link', { name: 'Message history' }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()

  await test.step('a page of the own host [FRAME-001, FRAME3-002]', async () => {
    const frame = await openFrame(page, refused.length)
    await expect(frame.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible()
    await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('status', { name: `Opening ${FRAME_NAME}` })).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp(`${FRAME_NAME} - Release notes$`))
    expect(frame.url()).toContain('token=')
    await expectAccessible()
    await choose(page, /dark/i)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    await choose(page, /switch to 中文/)
    await expect(frame.getByRole('heading', { level: 1, name: '版本说明' })).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('lang', /^zh/)
    await expectAccessible()
  })
})

test.describe('a page of the own host in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  test('fits the screen and starts in theme and language of the console [FRAME-001]', async ({
    openFramed,
    expectAccessible,
  }) => {
    const page = await openFramed([RELEASE_NOTES])
    const frame = await framed(page)
    await expect(frame.getByRole('heading', { level: 1, name: '版本说明' })).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await expectAccessible()
  })
})
