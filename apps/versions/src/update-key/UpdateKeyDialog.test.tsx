import { appVersion } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openVersions, serveVersions } from '../testing/open-versions.ts'

const KEYS = ['first-key-of-24-characters', 'second-key-of-24-characters']

/** The key of a company, as the server changes it. */
function serveKey(state: appVersion.UpdateKeyState) {
  const server = { state, sent: [] as unknown[], refusal: null as Refusal | null }
  serveVersions()
  network.use(
    mockCall(appVersion.updateKey, () => server.state),
    mockCall(appVersion.setUpdateKey, ({ body }) => {
      server.sent.push(body)
      if (server.refusal !== null) return server.refusal
      const revision = server.state.revision + 1
      server.state = { key: body.isNeeded ? (KEYS[revision - 1] ?? null) : null, revision }
      return server.state
    }),
  )
  return server
}

async function openDialog(language: 'en' | 'zh' = 'en') {
  const page = openVersions({ language })
  const name = language === 'en' ? 'Update key' : '更新密钥'
  await page.person.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog }
}

test('a company creates a key, copies it, replaces it and gives it up, each after a question where clients are lost', async () => {
  const server = serveKey({ key: null, revision: 0 })
  const { person, dialog, services } = await openDialog()
  expect(await dialog.findByText('There is no key: every client is counted.')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Create a key' }))
  expect(await dialog.findByText('first-key-of-24-characters')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Copy the update key' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Copied'))
  expect(await navigator.clipboard.readText()).toBe('first-key-of-24-characters')

  vi.mocked(services.confirm).mockResolvedValueOnce(false)
  await person.click(dialog.getByRole('button', { name: 'New key' }))
  expect(services.confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({
      title: 'Replace the update key?',
      content: 'Apps with the present key are not counted until they send the new one.',
      isDestructive: true,
    }),
  )
  expect(server.sent).toEqual([{ isNeeded: true, revision: 0 }])
  vi.mocked(services.confirm).mockResolvedValue(true)
  await person.click(dialog.getByRole('button', { name: 'New key' }))
  expect(await dialog.findByText('second-key-of-24-characters')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Use no key' }))
  expect(await dialog.findByRole('button', { name: 'Create a key' })).toBeVisible()
  expect(server.sent).toEqual([
    { isNeeded: true, revision: 0 },
    { isNeeded: true, revision: 1 },
    { isNeeded: false, revision: 2 },
  ])
})

test('a key that somebody else changed meanwhile is refused, and the dialog shows the present one', async () => {
  const server = serveKey({ key: 'first-key-of-24-characters', revision: 1 })
  const { person, dialog, services } = await openDialog('zh')
  expect(await dialog.findByText('first-key-of-24-characters')).toBeVisible()
  vi.mocked(services.confirm).mockResolvedValue(true)
  server.state = { key: 'second-key-of-24-characters', revision: 2 }
  server.refusal = new Refusal(409, '更新密钥已被他人更改', { status: 409 })
  await person.click(dialog.getByRole('button', { name: '停用密钥' }))
  expect(await dialog.findByText('second-key-of-24-characters')).toBeVisible()
  expect(server.sent).toEqual([{ isNeeded: false, revision: 1 }])
})

test('a key that cannot be loaded says so in the dialog, with a way to try again', async () => {
  const server = serveKey({ key: null, revision: 0 })
  network.use(mockStatus(appVersion.updateKey, 500))
  const { person, dialog } = await openDialog()
  expect(await dialog.findByText('The update key could not be loaded')).toBeVisible()
  network.use(mockCall(appVersion.updateKey, () => server.state))
  await person.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await dialog.findByRole('button', { name: 'Create a key' })).toBeVisible()
})

test('a platform without the call has no button for it', async () => {
  serveVersions()
  openVersions({ capabilities: [] })
  expect(await screen.findByText('New version')).toBeVisible()
  expect(screen.queryByText('Update key')).toBeNull()
})
