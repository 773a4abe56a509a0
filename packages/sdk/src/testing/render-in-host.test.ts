import { expect, test } from 'vitest'
import { defineApp } from '../app/define-app.ts'
import { withStatus } from './answer-calls.ts'
import { renderInHost } from './render-in-host.ts'

type Props = Parameters<ReturnType<typeof defineApp>['mount']>[0]

/** Draws its language and does what a test says with its properties. */
const appThat = (act: (props: Props) => unknown = () => {}) =>
  defineApp(async (props) => {
    const root = props.container.querySelector('#root')
    const draw = ({ language }: Props): void => root?.replaceChildren(language)
    draw(props)
    await act(props)
    return { update: draw, unmount: () => root?.replaceChildren() }
  })

test('an app is drawn into the element of its page, follows changes, and is gone afterwards', async () => {
  const host = await renderInHost(appThat(), { language: 'zh' })
  expect(host.container.textContent).toBe('zh')
  await host.update({ language: 'en' })
  expect(host.container.textContent).toBe('en')
  expect(await host.unmount()).toEqual({ leftovers: [] })
  expect(host.container.isConnected).toBe(false)
  expect(host.props.signal.aborted).toBe(true)
})

test('the address is that of the app, or one below it that a test has chosen, and comes back afterwards', async () => {
  const before = window.location.pathname
  const host = await renderInHost(appThat(), { basePath: '/console/apps/orders' })
  expect(window.location.pathname).toBe('/console/apps/orders')
  window.history.replaceState(null, '', '/console/apps/orders/7')
  await (await renderInHost(appThat(), { basePath: '/console/apps/orders' })).unmount()
  expect(window.location.pathname).toBe('/console/apps/orders/7')
  await host.unmount()
  expect(window.location.pathname).toBe(before)
})

test('what an app leaves in its containers is named', async () => {
  const host = await renderInHost(appThat(({ overlayContainer }) => overlayContainer.append('menu')))
  expect(await host.unmount()).toEqual({ leftovers: ['menu'] })
})

test('what an app asks of the console is noted', async () => {
  const host = await renderInHost(
    appThat(async ({ toast, confirm, navigate, openLink, announce, namePage }) => {
      namePage('Order 7')
      announce('Loaded')
      openLink('https://team.example')
      if (!(await confirm({ title: 'Delete?', isDestructive: true }))) toast.warning('Nothing deleted')
      navigate('/console/apps/app/8')
    }),
    { confirm: ({ title }) => title !== 'Delete?' },
  )
  expect(host).toMatchObject({
    pageName: 'Order 7',
    announced: ['Loaded'],
    links: ['https://team.example'],
    confirms: [{ title: 'Delete?' }],
    toasts: [{ level: 'warning', text: 'Nothing deleted' }],
    visited: ['/console/apps/app/8'],
  })
  await host.unmount()
})

test('calls are answered as listed, with the token of the app only, and refused where nothing answers', async () => {
  const answers: unknown[] = []
  const host = await renderInHost(
    appThat(async ({ getToken }) => {
      const headers = { authorization: `Bearer ${await getToken()}` }
      for (const [path, init] of [
        ['/api/apps/app/stock/items?page=2', { headers }],
        ['/api/apps/app/stock/items', { method: 'POST', headers, body: '{"id":7}' }],
        ['/api/apps/app/stock/broken', { headers }],
        ['/api/user/info', { headers }],
        ['/api/user/info', {}],
      ] as const) {
        const answer = await fetch(path, init)
        answers.push([answer.status, await answer.json()])
      }
    }),
    {
      calls: {
        'GET /api/apps/app/stock/items': ({ path }: { path: string }) => ({ path }),
        'POST /api/apps/app/stock/items': ({ body }: { body: string }): unknown => JSON.parse(body),
        'GET /api/apps/app/stock/broken': withStatus(500, { msg: 'broken' }),
      },
    },
  )
  expect(answers).toEqual([
    [200, { path: '/api/apps/app/stock/items?page=2' }],
    [200, { id: 7 }],
    [500, { msg: 'broken' }],
    [403, { code: 403, data: null }],
    [401, { code: 401, data: null }],
  ])
  expect(host.calls).toHaveLength(4)
  expect(host.refusedCalls.map(({ path }) => path)).toEqual(['/api/user/info'])
  await host.unmount()
})

test('an app that fails to mount leaves the test as it was', async () => {
  const { fetch } = globalThis
  const failing = renderInHost(
    appThat(() => {
      throw new Error('no list')
    }),
  )
  await expect(failing).rejects.toThrow('no list')
  expect(globalThis.fetch).toBe(fetch)
  expect(document.querySelector('#root')).toBeNull()
})
