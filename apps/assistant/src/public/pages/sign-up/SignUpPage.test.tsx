import { signUp } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const { SIGN_UP_REFUSALS } = signUp
const company = { en: 'Harbour Mutual', zh: '海港互助' }
const serves = mockCall(signUp.invitation, { company })
const address = '/dashboard/signup?invite=GOODCODE2222'

type Opened = Awaited<ReturnType<typeof openPage>>

async function fillIn({ person }: Opened, changes: { username?: string; password?: string } = {}) {
  const { username = 'newcomer', password = 'Fresh#2027' } = changes
  await person.type(screen.getByLabelText('Username'), username)
  await person.type(screen.getByLabelText('Your name'), 'Nora')
  await person.type(screen.getByLabelText('Password'), password)
  await person.type(screen.getByLabelText('Confirm password'), password)
}
const submit = ({ person }: Opened) => person.click(screen.getByRole('button', { name: 'Sign up' }))

test('the code of the link is filled in, and the page shows who invites', async () => {
  await openPage({ address, handlers: [serves] })
  expect(await screen.findByText('Harbour Mutual invites you.')).toBeInTheDocument()
  expect(screen.getByLabelText('Invitation code')).toHaveValue('GOODCODE2222')
})

test('after signing up the page says that an administrator enables the account', async () => {
  const sent: unknown[] = []
  const opened = await openPage({
    address,
    handlers: [
      serves,
      mockCall(signUp.create, ({ body }) => {
        sent.push(body)
        return { company }
      }),
    ],
  })
  await fillIn(opened)
  await submit(opened)
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The account newcomer belongs to Harbour Mutual. It is disabled until an administrator of the company enables it',
  )
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/console/login')
  expect(sent).toEqual([
    {
      invite: 'GOODCODE2222',
      username: 'newcomer',
      name: 'Nora',
      password: 'Fresh#2027',
      confirmPassword: 'Fresh#2027',
    },
  ])
})

test('after a reload the draft is restored, without the passwords, until the account is created', async () => {
  const made = mockCall(signUp.create, { company })
  const first = await openPage({ address, handlers: [serves, made] })
  await fillIn(first)
  fireEvent(window, new Event('pagehide'))
  const drafts = Object.keys(window.sessionStorage).map((item) => window.sessionStorage.getItem(item))
  expect(drafts).toHaveLength(1)
  expect(drafts[0]).not.toContain('Fresh')
  cleanup()
  const second = await openPage({ address, handlers: [serves, made] })
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer')
  expect(screen.getByLabelText('Your name')).toHaveValue('Nora')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByText(/^What you typed at .* is back/)).toBeInTheDocument()
  await second.person.type(screen.getByLabelText('Password'), 'Fresh#2027')
  await second.person.type(screen.getByLabelText('Confirm password'), 'Fresh#2027')
  await submit(second)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(await screen.findByText(/The account newcomer belongs to/)).toBeInTheDocument()
  cleanup()
  await openPage({ address, handlers: [serves] })
  expect(screen.getByLabelText('Username')).toHaveValue('')
})

describe('an invalid code', () => {
  test.each([
    ['codeUnknown', 'This invitation code is not known.'],
    ['codeExpired', 'This invitation code has expired.'],
    ['codeUsed', 'This invitation code has been used already.'],
  ] as const)('%s is shown beside its field before the form is filled in', async (reason, text) => {
    await openPage({
      address,
      handlers: [mockCall(signUp.invitation, new Refusal(SIGN_UP_REFUSALS[reason], 'Refused'))],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Invitation code')).toHaveAccessibleDescription(
      expect.stringContaining(text),
    )
  })

  test.each([`invite=${'x'.repeat(201)}`, 'invite=A&invite=B', 'invite[]=A'])(
    'is shown beside its field without a request for a malformed link: %.20s',
    async (query) => {
      await openPage({ address: `/dashboard/signup?${query}` })
      expect(await screen.findByRole('alert')).toHaveTextContent('This invitation code is not known.')
      expect(screen.getByLabelText('Invitation code')).toHaveValue('')
    },
  )

  test('is shown in the language that is chosen after the refusal', async () => {
    const opened = await openPage({
      address,
      handlers: [mockCall(signUp.invitation, new Refusal(SIGN_UP_REFUSALS.codeUsed, 'Used'))],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation code has been used already.')
    await opened.person.click(screen.getByRole('button', { name: 'English, switch to 中文' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('邀请码已被使用，请索取新的邀请码。')
  })

  test('can be replaced by another', async () => {
    const opened = await openPage({
      address,
      handlers: [mockCall(signUp.invitation, new Refusal(SIGN_UP_REFUSALS.codeUsed, 'Used'))],
    })
    await screen.findByRole('alert')
    await opened.person.type(screen.getByLabelText('Invitation code'), '3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the input', () => {
  test('an empty form shows what is missing and sends nothing', async () => {
    const opened = await openPage({ address: '/dashboard/signup' })
    await submit(opened)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter your invitation code',
      'Enter a username',
      'Enter your name',
      'Password cannot be empty',
      'Please enter the password again',
    ])
  })

  test('a password that is the username in another case is refused with its message', async () => {
    const opened = await openPage({ address, handlers: [serves] })
    await fillIn(opened, { username: 'Newcomer1', password: 'nEWCOMER1' })
    await submit(opened)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password cannot be the same as account',
    )
  })

  test('a refusal of the server is shown beside its field, and cleared by a change of it', async () => {
    const opened = await openPage({
      address,
      handlers: [serves, mockCall(signUp.create, new Refusal(SIGN_UP_REFUSALS.usernameTaken, 'Taken'))],
    })
    await fillIn(opened)
    await submit(opened)
    expect(await screen.findByText('This username is taken. Choose another.')).toBeInTheDocument()
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
      'This username is taken. Choose another.',
    )
    await opened.person.type(screen.getByLabelText('Username'), '2')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a rate limit shows the server’s message with the waiting time', async () => {
    const limited = new Refusal(429, 'Too many attempts with invitation codes. Try again in 8 seconds.', {
      status: 429,
      detail: { retryAfterSeconds: 8 },
    })
    const opened = await openPage({ address, handlers: [serves, mockCall(signUp.create, limited)] })
    await fillIn(opened)
    await submit(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 8 seconds.')
  })

  test('the rule of passwords is in sight, each password can be shown, and there is a way to sign in', async () => {
    const opened = await openPage({ address, handlers: [serves] })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Password 8-16 digits/)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/console/login')
    const [first] = screen.getAllByRole('button', { name: 'Show password' })
    if (first) await opened.person.click(first)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })
})
