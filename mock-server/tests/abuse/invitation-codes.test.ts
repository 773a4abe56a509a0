import { company, signUp } from '@console/contracts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'

const { codeUnknown, codeUsed, codeExpired } = signUp.SIGN_UP_REFUSALS

let demo: Demo
beforeEach(async () => {
  demo = await startDemo()
})
afterEach(() => demo.stop())

const lookUp = (invite: string) => demo.nobody.send(signUp.invitation, { query: { invite } })
const newCode = async () => (await (await demo.as('manager')).send(company.renewInvitation)).data.code

async function guessFourTimes(): Promise<void> {
  for (let guesses = 0; guesses < 4; guesses += 1)
    expect((await lookUp('NOSUCHCODE22')).code).toBe(codeUnknown)
}

const waiting = {
  status: 429,
  message: 'Too many attempts with invitation codes. Try again in 1 second.',
  detail: { retryAfterSeconds: 1 },
}

describe('between guesses, the wait', () => {
  test('does not start again after a code that was used', async () => {
    const invite = await newCode()
    const body = {
      invite,
      username: 'newcomer',
      name: 'Nora Newcomer',
      password: 'Fresh#2027',
      confirmPassword: 'Fresh#2027',
    }
    expect((await demo.nobody.send(signUp.create, { body })).code).toBe(0)
    await guessFourTimes()
    expect((await lookUp(invite)).code).toBe(codeUsed)
    expect(await lookUp('NOSUCHCODE22')).toMatchObject(waiting)
  })

  test('does not start again after a code that has expired', async () => {
    const invite = await newCode()
    demo.clock.forward(company.INVITATION_SECONDS)
    await guessFourTimes()
    expect((await lookUp(invite)).code).toBe(codeExpired)
    expect(await lookUp('NOSUCHCODE22')).toMatchObject(waiting)
  })

  test('starts again after a code that serves', async () => {
    const invite = await newCode()
    await guessFourTimes()
    expect((await lookUp(invite)).code).toBe(0)
    await guessFourTimes()
  })
})
