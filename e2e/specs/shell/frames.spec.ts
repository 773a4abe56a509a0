import type { Frame, Page } from '@playwright/test'
import { frame as calls } from '@console/contracts'
import { AUDIT_PATH, HISTORY_PATH, PHONE, userMenu } from '../../fixtures/console-pages.ts'
import { expect, FRAME_NAME, FRAME_PATH, frameIn, framed, test } from '../../fixtures/framing.ts'
import { TOKEN_COOKIE } from '../../fixtures/test.ts'

// One server for all: they run serially in one worker.
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

test.describe('a page of a foreign origin', () => {
  test('fills the content area and gets what its link names, and nothing else [FRAME-001, FRAME-002, FRAME-003, FRAME-004, FRAME-005]', async ({
    openFramed,
    framing: { pages },
    expectAccessible,
  }) => {
    const page = await openFramed(
      `${pages.origin}/list?u={userId}&team={teamOrgId}&app={app}&kind=all`,
      '?date=2024-05-01&kind=some&token=stolen&business_type_id=9',
    )
    const frame = await framed(page)
    const { url, referrer } = pages.requests.at(-1) ?? {}
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
  })

  test('can neither read nor change the console nor navigate it [FRAME-001, FRAME-002]', async ({
    openFramed,
    framing,
    watch,
  }) => {
    watch.expect(/CORS policy|ERR_FAILED|Unsafe attempt|sandboxed|Blocked/)
    const page = await openFramed(`${framing.pages.origin}/list`)
    const frame = await framed(page)
    const token = await sessionToken(page)
    expect(token).not.toBe('')
    const outcomes = await frame.evaluate(async (consoleUrl) => {
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
        account: async () => (await fetch(`${consoleUrl}/api/user/info`, { credentials: 'include' })).text(),
        page: async () => (await fetch(`${consoleUrl}/console/`, { credentials: 'include' })).text(),
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
    }, framing.url)
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
    expect(new URL(page.url()).pathname).toBe(FRAME_PATH)
    await expect(page.getByRole('link', { name: 'Message history' })).toBeVisible()
  })

  test('gets a single-use ticket for itself, valid for no call of the console [FRAME-002]', async ({
    openFramed,
    framing: { url: consoleUrl, pages },
    request,
    watch,
  }) => {
    watch.expect(/status of 40\d/)
    const page = await openFramed(`${pages.origin}/list`)
    const frame = await framed(page)
    const ticket = pages.requests.at(-1)?.url.searchParams.get('token') ?? ''
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
    expect(name).toBe('方语欣')
    const asPerson = await request.get('/api/user/info', { headers: { authorization } })
    expect(asPerson.status()).toBe(401)
    const elsewhere = await request.get(calls.visitor.path, {
      headers: { authorization, origin: 'https://evil.example' },
    })
    expect(elsewhere.status()).toBe(401)
  })

  test('has its messages ignored when they are not allowed or not of the bridge [FRAME-007]', async ({
    openFramed,
    framing: { pages },
  }) => {
    const page = await openFramed(`${pages.origin}/list`)
    const frame = await framed(page)
    const navigate = (to: unknown) => bridgeMessage({ type: 'navigate', to })
    for (const message of WRONG_SHAPES) await sendMessage(frame, message)
    for (const to of WRONG_TARGETS) await sendMessage(frame, navigate(to))
    await untilHandled(page, frame, 'Nothing came of it')
    expect(new URL(page.url()).pathname).toBe(FRAME_PATH)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(frameIn(page, 'Nothing came of it')).toBeVisible()

    await sendMessage(frame, navigate(`${HISTORY_PATH}?source=manual`))
    await page.waitForURL(
      (url) => url.pathname === HISTORY_PATH && url.searchParams.get('source') === 'manual',
    )
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })

  test('is the only accepted sender: a 401 of another window, of a nested frame, or after it navigated away changes nothing [FRAME-007]', async ({
    openFramed,
    framing: { pages, url: consoleUrl },
    context,
  }) => {
    const page = await openFramed(`${pages.origin}/list`)
    const frame = await framed(page)
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
  })

  test('is replaced by the unauthorised view on its 401 in each of its forms, and Refresh opens it with a new ticket [FRAME-007, FRAME3-002]', async ({
    openFramed,
    framing: { pages },
    expectAccessible,
  }) => {
    const page = await openFramed(`${pages.origin}/list`)
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
  })

  test('gets theme, language and zone once it is ready, and every change, without a reload [FRAME-001, FRAME-006]', async ({
    openFramed,
    framing: { pages, url: consoleUrl },
  }) => {
    const page = await openFramed(`${pages.origin}/list`)
    const frame = await framed(page)
    const requestCount = pages.requests.length
    expect(await receivedMessages(frame)).toEqual([])
    await sendMessage(frame, bridgeMessage({ type: 'ready' }))
    const context = { timezone: 'Asia/Shanghai', isBusinessMode: false, businessTypeId: null }
    const contextMessage = (theme: string, language: string) => ({
      data: bridgeMessage({ type: 'context', context: { theme, language, ...context } }),
      origin: consoleUrl,
    })
    await expect.poll(async () => receivedMessages(frame)).toEqual([contextMessage('light', 'en')])
    await choose(page, /dark/i)
    await expect
      .poll(async () => (await receivedMessages(frame)).at(-1))
      .toEqual(contextMessage('dark', 'en'))
    await choose(page, /switch to 中文/)
    await expect
      .poll(async () => (await receivedMessages(frame)).at(-1))
      .toEqual(contextMessage('dark', 'zh'))
    expect(pages.requests).toHaveLength(requestCount)
  })

  test('with the business type in its link is reloaded when that is switched, others are not [FRAME-003, FRAME-006]', async ({
    openFramed,
    framing: { pages },
  }) => {
    const page = await openFramed(`${pages.origin}/plan?business_type_id={businessTypeId}`)
    await framed(page)
    expect(pages.requests.at(-1)?.url.searchParams.get('business_type_id')).toBe('3')
    await page.getByRole('combobox', { name: 'Business' }).click()
    await page.getByTitle('Spring card activation').click()
    await expect.poll(() => pages.requests.at(-1)?.url.searchParams.get('business_type_id')).toBe('4')
    const frame = await framed(page)
    await sendMessage(frame, bridgeMessage({ type: 'ready' }))
    await expect
      .poll(async () => (await receivedMessages(frame)).at(-1)?.data)
      .toMatchObject({ context: { isBusinessMode: true, businessTypeId: 4 } })
  })

  test('that does not answer times out after 15 s, and Retry opens it with a new ticket [FRAME-001, FRAME3-002]', async ({
    openFramed,
    page,
    framing: { pages },
    expectAccessible,
  }) => {
    await page.clock.install()
    pages.isSilent = true
    try {
      await openFramed(`${pages.origin}/slow`)
      await expect(page.getByRole('status', { name: `Opening ${FRAME_NAME}` })).toBeVisible()
      await expect.poll(() => pages.requests.at(-1)?.url.pathname).toBe('/slow')
      await page.clock.runFor(LOAD_LIMIT_MS)
      await expect(card(page).getByRole('heading', { name: `${FRAME_NAME} did not open` })).toBeVisible()
      await expectAccessible()
    } finally {
      pages.isSilent = false
    }
    const ticket = pages.requests.at(-1)?.url.searchParams.get('token')
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await framed(page)
    expect(pages.requests.at(-1)?.url.searchParams.get('token')).not.toBe(ticket)
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

test('a javascript: link, an unknown placeholder, one in the host and a host that is not registered are refused with a notice in both languages, and nothing of them is loaded [FRAME-001, FRAME-004]', async ({
  openFramed,
  page,
  watch,
  expectAccessible,
}) => {
  watch.expect(/status of 40\d/)
  const requestCount: string[] = []
  page.on('request', (request) => requestCount.push(request.url()))
  for (const { link, en, zh } of refused) {
    await openFramed(link)
    await expect(card(page)).toContainText(en)
    await expectAccessible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(requestCount.filter((url) => /evil|wasHit|password/.test(url))).toEqual([])
    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false)
    await choose(page, /switch to 中文/)
    await expect(card(page)).toContainText(zh)
    await page.getByRole('button', { name: /用户菜单/ }).click()
    await page.getByRole('menuitem', { name: /English/ }).click()
    await expect(card(page)).toContainText(en)
  }
  await page.getByRole('link', { name: 'Message history' }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
})

test.describe('a page of the own host', () => {
  test('opens in the frame without its own brand and switches, and follows theme and language [FRAME-001, FRAME3-002]', async ({
    openFramed,
    expectAccessible,
  }) => {
    const page = await openFramed(RELEASE_NOTES)
    const frame = await framed(page)
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

  test.describe('in Chinese, dark, on a phone', () => {
    test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
    test('fits the screen and starts in theme and language of the console [FRAME-001]', async ({
      openFramed,
      expectAccessible,
    }) => {
      const page = await openFramed(RELEASE_NOTES)
      const frame = await framed(page)
      await expect(frame.getByRole('heading', { level: 1, name: '版本说明' })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible()
    })
  })
})
