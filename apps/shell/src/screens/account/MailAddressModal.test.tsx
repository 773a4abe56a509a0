import { ownMail } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

afterEach(closeConsoles)

const present = (address: string | null, pending: string | null = null) =>
  mockCall(ownMail.address, { address, pending })

async function openMenu(options: Parameters<typeof openConsole>[0]) {
  const opened = await openConsole(options)
  await opened.person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  await screen.findByRole('menuitem', { name: /Log ?out/i })
  return opened
}

async function openMail(handlers: NonNullable<Parameters<typeof openConsole>[0]>['handlers']) {
  const { person } = await openMenu({ handlers: handlers ?? [] })
  await person.click(await screen.findByRole('menuitem', { name: 'Mail address' }))
  return { person, dialog: within(await screen.findByRole('dialog')) }
}

describe('the own mail address', () => {
  test('is shown, with one that is not confirmed yet', async () => {
    const { dialog } = await openMail([present('old@company.example', 'new@company.example')])
    expect(await dialog.findByText('Mail goes to old@company.example.')).toBeInTheDocument()
    expect(dialog.getByRole('note')).toHaveTextContent(/^new@company.example is not confirmed yet/)
  })

  test('gets a link once address and password are entered', async () => {
    const sent: unknown[] = []
    const { person, dialog } = await openMail([
      present(null),
      mockCall(ownMail.setAddress, ({ body }) => {
        sent.push(body)
        return null
      }),
    ])
    await person.type(dialog.getByLabelText('New mail address'), 'shen@company.example')
    await person.type(dialog.getByLabelText('Your password'), 'Orchid#2026')
    await person.click(dialog.getByRole('button', { name: 'Send a link to confirm' }))
    expect(await screen.findByText('A link was sent to shen@company.example.')).toBeInTheDocument()
    expect(sent).toEqual([{ address: 'shen@company.example', password: 'Orchid#2026' }])
  })

  test('is refused at its field before it is sent, and a wrong password at its own', async () => {
    const { person, dialog } = await openMail([
      present(null),
      mockCall(
        ownMail.setAddress,
        new Refusal(ownMail.OWN_MAIL_REFUSALS.passwordWrong, 'The password is wrong.'),
      ),
    ])
    const field = dialog.getByLabelText('New mail address')
    await person.type(field, 'shen@company')
    await person.type(dialog.getByLabelText('Your password'), 'Orchid#2027')
    await person.click(dialog.getByRole('button', { name: 'Send a link to confirm' }))
    expect(field).toHaveAccessibleDescription('Enter an address such as name@company.example')
    await person.type(field, '.example')
    await person.click(dialog.getByRole('button', { name: 'Send a link to confirm' }))
    expect(await dialog.findByText('The password is wrong.')).toBeInTheDocument()
    expect(field).toHaveValue('shen@company.example')
  })

  test('is removed after a question', async () => {
    let removed = 0
    const { person, dialog } = await openMail([
      present('old@company.example'),
      mockCall(ownMail.removeAddress, () => {
        removed += 1
        return null
      }),
    ])
    await person.click(await dialog.findByRole('button', { name: 'Remove the address' }))
    await screen.findByText('Remove your mail address?')
    const question = screen.getAllByRole('dialog').at(-1) ?? document.body
    expect(removed).toBe(0)
    await person.click(within(question).getByRole('button', { name: 'Remove the address' }))
    expect(await screen.findByText('Mail address removed.')).toBeInTheDocument()
    expect(removed).toBe(1)
  })

  test('has no entry where the platform sends no mail', async () => {
    await openMenu({ config: { capabilities: ['session'] } })
    expect(screen.getByRole('menuitem', { name: 'Active sessions' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Mail address' })).not.toBeInTheDocument()
  })
})
