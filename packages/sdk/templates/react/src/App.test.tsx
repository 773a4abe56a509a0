import { renderInHost, withStatus } from '@console/sub-app/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as app from './index'

const UNREAD = 'GET /api/user/mm_msg/unread_count'

test('counts unread messages, and leaves nothing behind', async () => {
  const calls = { [UNREAD]: { code: 0, data: { unreadCnt: 3 } } }
  const host = await act(() => renderInHost(app, { calls, user: { id: 7, name: 'Ada' } }))
  expect(screen.getByText('Welcome, Ada')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Count unread messages' }))
  expect((await screen.findByRole('status')).textContent).toBe('Unread messages: 3')
  expect(host.refusedCalls).toEqual([])
  expect(await act(() => host.unmount())).toEqual({ leftovers: [] })
})

test('says what to do when the call fails', async () => {
  const host = await act(() => renderInHost(app, { calls: { [UNREAD]: withStatus(500) } }))
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await act(() => host.unmount())
})

test('speaks the language of the console', async () => {
  const host = await act(() => renderInHost(app, { language: 'zh' }))
  expect(screen.getByRole('heading').textContent).toBe('__NAME_ZH__向您问好')
  await act(() => host.update({ language: 'en' }))
  expect(screen.getByRole('heading').textContent).toBe('Hello from __NAME_EN__')
  await act(() => host.unmount())
})
