import { session } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

const current: session.OwnSession = {
  id: 'currentcurrentcurrent0',
  isCurrent: true,
  browser: 'Chrome 142',
  system: 'Windows',
  address: '10.0.0.7',
  signedInAt: 1_795_248_000,
  lastUsedAt: 1_795_251_600,
}
const phone: session.OwnSession = {
  ...current,
  id: 'phonephonephonephone00',
  isCurrent: false,
  browser: 'Safari 18',
  system: 'iOS',
  address: '203.0.113.9',
}
const unknown: session.OwnSession = {
  ...current,
  id: 'unknownunknownunknown0',
  isCurrent: false,
  browser: null,
  system: null,
  address: null,
}
let sessions: session.OwnSession[] = []
const listed = mockCall(session.listOwn, () => ({ sessions }))

beforeEach(() => {
  sessions = [current, phone, unknown]
})
afterEach(closeConsoles)

async function openSessions({ handlers = [listed] }: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({ handlers })
  await opened.person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  await opened.person.click(await screen.findByRole('menuitem', { name: 'Active sessions' }))
  return { ...opened, dialog: await screen.findByRole('dialog') }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your sessions' })).getAllByRole('listitem')
const confirmation = async () => {
  await waitFor(() => {
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
  })
  const dialog = screen
    .getAllByRole('dialog')
    .find((candidate) => within(candidate).queryByText('Cancel') !== null)
  if (dialog === undefined) throw new Error('no confirmation was shown')
  return dialog
}

describe('own sessions', () => {
  test('are listed with browser, system, address and times in the tenant’s zone, and the current one is marked', async () => {
    await openSessions()
    const [first, second, third, ...rest] = await rows()
    expect(rest).toEqual([])
    expect(first).toHaveTextContent('Chrome 142 on WindowsThis session')
    expect(first).toHaveTextContent('10.0.0.7Signed in 2026-11-21 16:00:00Last used 2026-11-21 17:00:00')
    expect(second).toHaveTextContent('Safari 18 on iOS')
    expect(second).not.toHaveTextContent('This session')
    expect(third).toHaveTextContent('Unknown browser on unknown systemunknown address')
  })

  test('end one by one after a confirmation that names the session, the current one never', async () => {
    const ended: string[] = []
    const { person } = await openSessions({
      handlers: [
        mockCall(session.revokeOwn, ({ query }) => {
          ended.push(query.id)
          sessions = [current, unknown]
          return null
        }),
        listed,
      ],
    })
    expect(await rows()).toHaveLength(3)
    expect(screen.getAllByRole('button', { name: /^End session: / })).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: /^End session: Safari 18 on iOS/ }))
    const question = await confirmation()
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    expect(question).toHaveTextContent('End the session on Safari 18 on iOS?')
    expect(question).toHaveTextContent('203.0.113.9')
    expect(ended).toEqual([])
    await person.click(within(question).getByRole('button', { name: 'End session' }))
    expect(await screen.findByText('Session ended.')).toBeInTheDocument()
    expect(ended).toEqual([phone.id])
    await waitFor(async () => {
      expect(await rows()).toHaveLength(2)
    })
  })

  test('that end move the focus to the next row, and from the last to the heading of the dialog', async () => {
    const { person, dialog } = await openSessions({
      handlers: [
        mockCall(session.revokeOwn, ({ query }) => {
          sessions = sessions.filter(({ id }) => id !== query.id)
          return null
        }),
        listed,
      ],
    })
    await rows()
    async function end(name: RegExp): Promise<void> {
      await person.click(screen.getByRole('button', { name }))
      await person.click(within(await confirmation()).getByRole('button', { name: 'End session' }))
      await waitFor(() => {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
      })
      await waitFor(() => {
        expect(screen.getAllByRole('dialog')).toEqual([dialog])
      })
    }
    await end(/^End session: Safari/)
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^End session: Unknown browser/ })).toHaveFocus()
    })
    await end(/^End session: Unknown browser/)
    await waitFor(() => {
      expect(within(dialog).getByText('Active sessions')).toHaveFocus()
    })
  })

  test('one that had already ended is reported as ended and removed from the list', async () => {
    const { person } = await openSessions({
      handlers: [mockStatus(session.revokeOwn, 404), listed],
    })
    await rows()
    await person.click(screen.getByRole('button', { name: /^End session: Safari/ }))
    const question = await confirmation()
    sessions = [current]
    await person.click(within(question).getByRole('button', { name: 'End session' }))
    expect(await screen.findByText('The session had already ended.')).toBeInTheDocument()
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument()
  })

  test('a failure is shown in the confirmation, which stays open', async () => {
    const { person } = await openSessions({
      handlers: [mockCall(session.revokeOwn, new Refusal(1, 'The disk is full')), listed],
    })
    await rows()
    await person.click(screen.getByRole('button', { name: /^End session: Safari/ }))
    const question = await confirmation()
    await person.click(within(question).getByRole('button', { name: 'End session' }))
    expect(await within(question).findByRole('alert')).toHaveTextContent('The disk is full')
    expect(await rows()).toHaveLength(3)
  })

  test('all others end at once, and their number is shown', async () => {
    const { person, dialog } = await openSessions({
      handlers: [
        mockCall(session.revokeOthers, () => {
          sessions = [current]
          return { ended: 2 }
        }),
        listed,
      ],
    })
    await rows()
    await person.click(screen.getByRole('button', { name: 'End all other sessions' }))
    const question = await confirmation()
    expect(question).toHaveTextContent('2 sessions end at once. This one stays signed in.')
    await person.click(within(question).getByRole('button', { name: 'End all other sessions' }))
    expect(await screen.findByText('2 sessions ended.')).toBeInTheDocument()
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeInTheDocument()
    await waitFor(() => {
      expect(within(dialog).getByText('Active sessions')).toHaveFocus()
    })
  })

  test('that cannot be loaded show the error and can be retried', async () => {
    const { person, dialog } = await openSessions({ handlers: [mockStatus(session.listOwn, 500)] })
    expect(await within(dialog).findByText('Your sessions could not be loaded')).toBeInTheDocument()
    network.use(listed)
    await person.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(3)
  })

  test('are refetched at each opening', async () => {
    const { person, dialog } = await openSessions()
    await rows()
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    const menu = screen.getByRole('button', { name: 'Shen Qiao, user menu' })
    await waitFor(() => {
      expect(menu).toHaveFocus()
    })
    sessions = [current]
    await person.click(menu)
    await person.click(await screen.findByRole('menuitem', { name: 'Active sessions' }))
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeInTheDocument()
  })
})
