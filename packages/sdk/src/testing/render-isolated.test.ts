import { connectIsolatedApp, type IsolatedApp, type IsolatedContext } from '@console/sub-app/isolated-app'
import { expect, test } from 'vitest'
import { renderIsolated } from './render-isolated.ts'

test('an app of a frame gets its context, is asked, and what it does is noted', async () => {
  const contexts: IsolatedContext[] = []
  const chosen: string[] = []
  const app: { host?: IsolatedApp } = {}
  const rendered = await renderIsolated(
    () => {
      app.host = connectIsolatedApp({
        onContext: (context) => contexts.push(context),
        onAction: (id) => chosen.push(id),
      })
      app.host.ready()
      app.host.resize(120)
      app.host.title('Order 7')
      app.host.actions([{ id: 'new', name: 'New order' }])
      app.host.navigate('/8')
      app.host.toast('info', '')
    },
    { path: '/7', confirm: false, calls: { 'GET /api/user/info': { id: 1 } } },
  )
  expect(contexts).toMatchObject([{ path: '/7', language: 'en' }])
  expect(rendered).toMatchObject({
    isReady: true,
    heightPx: 120,
    title: 'Order 7',
    visited: ['/8'],
    // The console ignores an empty text.
    malformed: [{ type: 'toast', level: 'info', text: '' }],
  })
  await rendered.choose('new')
  await rendered.update({ language: 'zh' })
  expect([chosen, contexts.at(-1)?.language]).toEqual([['new'], 'zh'])
  expect(await app.host?.confirm({ title: 'Delete?' })).toBe(false)
  expect(await app.host?.getToken()).toBe('token-of-the-app')
  expect(await app.host?.call({ method: 'GET', path: '/api/user/info' })).toEqual({
    status: 200,
    body: '{"id":1}',
  })
  expect(await app.host?.call({ method: 'GET', path: '/api/role/list' })).toMatchObject({ status: 403 })
  expect(rendered.refusedCalls).toHaveLength(1)
  rendered.close()
})

test('an app that does not connect is named', async () => {
  await expect(renderIsolated(() => {})).rejects.toThrow(
    'The app did not call connectIsolatedApp of a package that speaks console-app/1.',
  )
})
