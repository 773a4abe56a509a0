import { factor, session, type DataOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '../../../testing/open-console.tsx'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${'efghjkmnpq'.charAt(index)}-rstuv`)
const { wrongCode, passwordWrong } = factor.FACTOR_REFUSALS
let own: DataOf<typeof factor.own>

beforeEach(() => {
  own = { onSince: null, recoveryCodesLeft: 0, isDemanded: false }
})
afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

async function openDialog(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    ...options,
    handlers: [...(options.handlers ?? []), mockCall(factor.own, () => own)],
  })
  await opened.person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  await opened.person.click(await screen.findByRole('menuitem', { name: 'Two-step verification' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...opened, dialog }
}

describe('two-step verification that is off', () => {
  test('is set up with the password, a key as image and text, and its first code, then shows the recovery codes', async () => {
    const confirmed = vi.fn(() => {
      own = { onSince: 1_795_000_000, recoveryCodesLeft: 10, isDemanded: false }
      return { recoveryCodes: CODES }
    })
    const { person, dialog } = await openDialog({
      handlers: [mockCall(factor.start, { secret: SECRET }), mockCall(factor.confirm, confirmed)],
    })
    await person.type(await dialog.findByLabelText('Password'), 'Orchid#2026')
    await person.click(dialog.getByRole('button', { name: /Set up$/ }))
    const image = await dialog.findByRole('img', { name: 'Key for manager as an image' })
    expect(image.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Copy the key' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    const code = dialog.getByLabelText('Code')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await person.type(code, '123456')
    await person.click(dialog.getByRole('button', { name: /Turn on$/ }))
    const list = await dialog.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES)
    // Nothing but its own button leaves the codes.
    expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await person.keyboard('{Escape}')
    await person.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain(CODES[9])
    await person.click(dialog.getByRole('button', { name: 'I have saved them' }))
    expect(await dialog.findByText(/10 recovery codes are left/)).toBeVisible()
  })

  test('saves the codes as a file of the account', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob)
      return 'blob:codes'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    const { person, dialog } = await openDialog({
      handlers: [
        mockCall(factor.start, { secret: SECRET }),
        mockCall(factor.confirm, { recoveryCodes: CODES }),
      ],
    })
    await person.type(await dialog.findByLabelText('Password'), 'Orchid#2026{Enter}')
    await person.type(await dialog.findByLabelText('Code'), '123456{Enter}')
    await person.click(await dialog.findByRole('button', { name: 'Save as a file' }))
    const text = await made[0]?.text()
    expect(text).toContain('manager')
    for (const code of CODES) expect(text).toContain(code)
  })

  test('shows a wrong password and a wrong code at their fields', async () => {
    let isRight = false
    const { person, dialog } = await openDialog({
      handlers: [
        mockCall(factor.start, () =>
          isRight ? { secret: SECRET } : new Refusal(passwordWrong, 'The password is wrong'),
        ),
        mockCall(factor.confirm, new Refusal(wrongCode, 'The code is wrong')),
      ],
    })
    const password = await dialog.findByLabelText('Password')
    await person.click(dialog.getByRole('button', { name: /Set up$/ }))
    expect(password).toHaveAccessibleDescription('Enter your password')
    await person.type(password, 'Wrong#2026{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is wrong'))
    isRight = true
    await person.type(password, '{Enter}')
    const code = await dialog.findByLabelText('Code')
    await person.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong'))
    expect(dialog.getByText(/^JBSW/)).toBeVisible()
  })
})

describe('two-step verification that is on', () => {
  beforeEach(() => {
    own = { onSince: 1_795_000_000, recoveryCodesLeft: 1, isDemanded: false }
  })

  test('says since when and how many codes are left, and makes new ones for the password and a code', async () => {
    const bodies: unknown[] = []
    const { person, dialog } = await openDialog({
      handlers: [
        mockCall(factor.renewCodes, ({ body }) => {
          bodies.push(body)
          return { recoveryCodes: CODES }
        }),
      ],
    })
    expect(await dialog.findByText(/^On since 2026-11-18.*1 recovery code is left/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'New recovery codes' }))
    await person.type(dialog.getByLabelText('Password'), 'Orchid#2026')
    await person.click(dialog.getByRole('button', { name: /New recovery codes$/ }))
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('Enter the code')
    await person.type(dialog.getByLabelText('Code'), '123456{Enter}')
    expect(await dialog.findByRole('list', { name: 'Recovery codes' })).toBeVisible()
    expect(bodies).toEqual([{ password: 'Orchid#2026', code: '123456' }])
  })

  test('is turned off', async () => {
    const { person, dialog } = await openDialog({
      handlers: [
        mockCall(factor.turnOff, () => {
          own = { onSince: null, recoveryCodesLeft: 0, isDemanded: false }
          return null
        }),
      ],
    })
    await person.click(await dialog.findByRole('button', { name: 'Turn off' }))
    await person.type(dialog.getByLabelText('Password'), 'Orchid#2026')
    await person.type(dialog.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('Two-step verification is off.')).toBeVisible()
    expect(await dialog.findByRole('button', { name: /Set up$/ })).toBeVisible()
  })

  test('cannot be turned off where the company demands it, and says so', async () => {
    own = { ...own, isDemanded: true }
    const { dialog } = await openDialog()
    expect(await dialog.findByText(/Your company demands it of you/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled()
  })
})

test('a platform without the calls has no entry in the menu', async () => {
  const { person } = await openConsole({
    config: { capabilities: [] },
    handlers: [
      mockCall(session.authz, documentedAnswer(session.authz, { permissions: [], menuIds: ['logs'] })),
    ],
  })
  await person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Two-step verification' })).not.toBeInTheDocument()
})
