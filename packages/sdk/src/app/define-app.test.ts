import type { RegisteredAppProps } from '@console/sub-app/registered-app'
import { expect, test, vi } from 'vitest'
import { defineApp } from './define-app.ts'

// The app reads two of the properties only.
const props = { language: 'en', theme: 'light' } as RegisteredAppProps

function recorded() {
  const update = vi.fn<(props: RegisteredAppProps) => void>()
  const unmount = vi.fn<() => void>()
  return { app: defineApp(() => ({ update, unmount })), update, unmount }
}

test('an update brings what has changed together with what has not', async () => {
  const { app, update } = recorded()
  await app.bootstrap()
  await app.mount(props)
  await app.update({ language: 'zh' })
  await app.update({ theme: 'dark' })
  expect(update.mock.lastCall).toEqual([{ language: 'zh', theme: 'dark' }])
  expect(props.language).toBe('en')
})

test('an update before the mount, and after the unmount, does nothing', async () => {
  const { app, update, unmount } = recorded()
  await app.update({ language: 'zh' })
  await app.mount(props)
  await app.unmount()
  await app.update({ language: 'zh' })
  await app.unmount()
  expect(update).not.toHaveBeenCalled()
  expect(unmount).toHaveBeenCalledOnce()
})

test('a mount while the app is drawn removes that first', async () => {
  const { app, unmount } = recorded()
  await app.mount(props)
  await app.mount(props)
  expect(unmount).toHaveBeenCalledOnce()
})

test('a mount that fails leaves nothing to unmount', async () => {
  const app = defineApp(() => {
    throw new Error('no root')
  })
  await expect(app.mount(props)).rejects.toThrow('no root')
  await app.unmount()
})
