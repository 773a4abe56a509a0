import { readFileSync } from 'node:fs'
import * as consoleApp from '@console/sub-app/isolated-app'
import { renderIsolated } from '@console/sub-app/testing'
import { expect, test, vi } from 'vitest'

const UNREAD = 'GET /api/user/mm_msg/unread_count'

test('counts unread messages, in the language of the console', async () => {
  const page = new DOMParser().parseFromString(readFileSync('src/index.html', 'utf8'), 'text/html')
  document.body.innerHTML = page.querySelector('main').outerHTML
  globalThis.consoleApp = consoleApp
  await import('../src/texts.js')
  const host = await renderIsolated(() => import('../src/page.js'), {
    calls: { [UNREAD]: { code: 0, data: { unreadCnt: 3 } } },
  })
  expect(host.isReady).toBe(true)
  expect(document.querySelector('h1').textContent).toBe('Hello from __NAME_EN__')
  document.querySelector('button').click()
  await vi.waitFor(() => expect(document.querySelector('#status').textContent).toBe('Unread messages: 3'))
  await host.update({ language: 'zh' })
  expect(document.querySelector('button').textContent).toBe('统计未读消息')
  expect([host.malformed, host.refusedCalls, host.errors]).toEqual([[], [], []])
  host.close()
})
