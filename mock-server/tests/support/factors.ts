import { factor, session } from '@console/contracts'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { DEMO_PASSWORD, type TestServer } from '../../src/testing/start-test-server.ts'
import type { ManualClock } from './clock.ts'

const STEP_MS = 30_000
const clientId = session.CLIENT_ID
/** Sign-ins of one address are limited by the minute. */
const PAUSE_SECONDS = 61

/** Sets second factors up and signs in with them, as the person with the app would. */
export function createFactors(server: TestServer, clock: ManualClock) {
  const codeAt = (secret: string, steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * STEP_MS })

  async function logIn(username: string, password = DEMO_PASSWORD) {
    clock.forward(PAUSE_SECONDS)
    return server.send(session.login, { body: { username, password, clientId } })
  }

  return {
    codeAt,
    logIn,
    /** Turns the factor of a person on; answers their session, the secret and the recovery codes. */
    setUp: async (username: string, token?: string) => {
      clock.forward(PAUSE_SECONDS)
      const own = token ?? (await server.signIn(username))
      const { secret } = (await server.send(factor.start, { token: own, body: { password: DEMO_PASSWORD } }))
        .data
      const answer = await server.send(factor.confirm, { token: own, body: { code: codeAt(secret) } })
      expect(answer).toMatchObject({ status: 200, code: 0 })
      // The code that turned it on is used up.
      clock.forward(PAUSE_SECONDS)
      return { token: own, secret, recoveryCodes: answer.data.recoveryCodes }
    },
    /** The ticket of a right password. */
    ticketFor: async (username: string, password?: string): Promise<string> => {
      const { code, detail } = await logIn(username, password)
      expect(code).toBe(session.SIGN_IN_REFUSALS.secondStep)
      return detail.ticket ?? ''
    },
    finish: (ticket: string, code: string) =>
      server.send(factor.signIn, { body: { ticket, code, clientId } }),
  }
}
