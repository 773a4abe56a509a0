import { ownMail } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const { OWN_MAIL_REFUSALS } = ownMail
const TOKEN = 'a'.repeat(43)
const address = `/assistant-console/new-password#${TOKEN}`

async function choose(
  { person }: Awaited<ReturnType<typeof openPage>>,
  { password = 'Maple#2027x', confirmed }: { password?: string; confirmed?: string } = {},
): Promise<void> {
  await person.type(await screen.findByLabelText('New password'), password)
  await person.type(screen.getByLabelText('Confirm new password'), confirmed ?? password)
  await person.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('the new password is sent with the token of the address', async () => {
  const sent: unknown[] = []
  const handlers = [
    mockCall(ownMail.setPassword, ({ body }) => {
      sent.push(body)
      return null
    }),
  ]
  await choose(await openPage({ address, handlers }))
  expect(await screen.findByRole('heading', { name: 'Password set' })).toBeInTheDocument()
  expect(sent).toEqual([{ token: TOKEN, newPassword: 'Maple#2027x', confirmNewPassword: 'Maple#2027x' }])
})

test.each([
  { password: 'short', confirmed: 'short', field: 'New password', text: /^Password 8-16 digits/ },
  {
    password: 'Maple#2027x',
    confirmed: 'Maple#2027y',
    field: 'Confirm new password',
    text: /^The two passwords differ/,
  },
])(
  '$password with $confirmed is refused at its field before it is sent',
  async ({ field, text, ...typed }) => {
    await choose(await openPage({ address }), typed)
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text)
  },
)

test.each([
  ['sameAsOld', 'Old and new passwords cannot be the same'],
  ['sameAsAccount', 'Password cannot be the same as account'],
] as const)('a refusal of the server is at its field: %s', async (reason, text) => {
  const handlers = [mockCall(ownMail.setPassword, new Refusal(OWN_MAIL_REFUSALS[reason], 'Refused'))]
  await choose(await openPage({ address, handlers }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByLabelText('New password')).toHaveValue('Maple#2027x')
})

test('a link that was used leads to another one', async () => {
  const handlers = [mockCall(ownMail.setPassword, new Refusal(OWN_MAIL_REFUSALS.linkInvalid, 'Used'))]
  await choose(await openPage({ address, handlers }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password is as it was.')
  expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute(
    'href',
    '/assistant-console/forgot-password',
  )
})

test.each(['', '#', '#short', `#${TOKEN}x`])(
  'an address that ends in “%s” has no link to use',
  async (hash) => {
    await openPage({ address: `/assistant-console/new-password${hash}` })
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument()
  },
)
