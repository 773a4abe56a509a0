import { factor, session, type BodyOf } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { learnServerTime } from '@console/ui/server-time'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

const TICKET = 't'.repeat(43)
const { wrongCode, ticketEnded } = factor.FACTOR_REFUSALS
const accepted = { token: 'second-token', expiresAt: 2_000_000_000, recoveryCodesLeft: null }
const toStep = new Refusal(session.SIGN_IN_REFUSALS.secondStep, 'A code is needed', {
  detail: { ticket: TICKET },
})

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
})
afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

type Answers = Parameters<typeof mockCall<typeof factor.signIn>>[1]

/** Opens the step with a right password. */
async function openStep(answer: Answers, label = 'Code') {
  const opened = await openConsole({
    address: '/console/login',
    token: null,
    handlers: [mockCall(session.login, toStep), mockCall(factor.signIn, answer)],
  })
  const { person } = opened
  await person.type(await screen.findByLabelText('Username'), 'manager')
  await person.type(screen.getByLabelText('Password'), 'Orchid#2026')
  await person.click(screen.getByRole('button', { name: /Sign in$/ }))
  return { ...opened, field: await screen.findByLabelText(label) }
}

/** An answer whose time is another one than this machine's. */
function learnDifference(ms: number): void {
  const date = new Date(Date.now() + ms).toUTCString()
  learnServerTime(new Headers({ date }), Date.now())
}

const verify = () => screen.getByRole('button', { name: /Verify$/ })

describe('the second step of a sign-in', () => {
  test('has the focus in a field that phones and password managers know, and signs in', async () => {
    const bodies: BodyOf<typeof factor.signIn>[] = []
    const { person, field } = await openStep(({ body }) => {
      bodies.push(body)
      return accepted
    })
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await person.type(field, '123 456{Enter}')
    expect(await screen.findByRole('button', { name: 'Shen Qiao, user menu' })).toBeVisible()
    expect(bodies).toEqual([{ ticket: TICKET, code: '123 456', clientId: session.CLIENT_ID }])
  })

  test('says why a code was refused, clears the field, and takes the next one', async () => {
    let refusal: Refusal | null = new Refusal(wrongCode, 'The code is wrong')
    const { person, field } = await openStep(() => refusal ?? accepted)
    await person.type(field, '000000')
    await person.click(verify())
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('The code is wrong')
    // Both clocks are the same here.
    expect(screen.queryByText(/clocks of this device/)).not.toBeInTheDocument()
    refusal = null
    await person.type(field, '123456{Enter}')
    expect(await screen.findByRole('button', { name: 'Shen Qiao, user menu' })).toBeVisible()
  })

  test('says it where the clocks of device and server differ by minutes', async () => {
    const { person, field } = await openStep(new Refusal(wrongCode, 'The code is wrong'))
    learnDifference(300_000)
    await person.type(field, '000000')
    await person.click(verify())
    expect(await screen.findByText(/differ by 5 minutes/)).toBeVisible()
    learnDifference(0)
  })

  test('asks for a code where none was typed, without a request', async () => {
    const { person, requests } = await openStep(accepted)
    await person.click(verify())
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code.')
    expect(requests).not.toContain(factor.signIn.path)
  })

  test('shows how long to wait where codes are limited', async () => {
    const limited = new Refusal(429, 'Too many', { status: 429, detail: { retryAfterSeconds: 90 } })
    const { person, field } = await openStep(limited)
    await person.type(field, '000000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Try again in 2 minutes at most\. 1:(30|29) left/,
    )
    expect(verify()).toBeDisabled()
  })

  /** The form with the password, as it is after the step was left. */
  async function expectPasswordForm() {
    const password = await screen.findByLabelText('Password')
    expect(password).toHaveValue('')
    expect(screen.getByLabelText('Username')).toHaveValue('manager')
    await waitFor(() => expect(password).toHaveFocus())
  }

  test('leads back to the password, with the username as it was', async () => {
    const { person } = await openStep(accepted)
    await person.click(screen.getByRole('button', { name: 'Back' }))
    await expectPasswordForm()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('that takes too long leads to the password, and says why', async () => {
    const { person, field } = await openStep(new Refusal(ticketEnded, 'Start again with your password'))
    await person.type(field, '123456{Enter}')
    await expectPasswordForm()
    expect(screen.getByRole('alert')).toHaveTextContent('Start again with your password')
  })

  test('takes a recovery code, and says how many are left before it goes on', async () => {
    const { person } = await openStep({ ...accepted, recoveryCodesLeft: 4 })
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText('Recovery code')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('inputmode', 'text')
    await person.type(field, 'abcde-fghjk{Enter}')
    expect(await screen.findByText(/^4 recovery codes are left/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Shen Qiao, user menu' })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('button', { name: 'Shen Qiao, user menu' })).toBeVisible()
  })

  test('speaks Chinese where the page does', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN'])
    const opened = await openConsole({
      address: '/console/login',
      token: null,
      handlers: [mockCall(session.login, toStep)],
    })
    await opened.person.type(await screen.findByLabelText('用户名'), 'manager')
    await opened.person.type(screen.getByLabelText('密码'), 'Orchid#2026')
    await opened.person.click(screen.getByRole('button', { name: /登\s*录$/ }))
    expect(await screen.findByLabelText('验证码')).toBeVisible()
    expect(screen.getByRole('button', { name: '使用恢复码' })).toBeVisible()
  })
})
