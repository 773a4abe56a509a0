import type { Config } from './config.ts'
import type { Prepared } from './db/prepare.ts'
import type { DemoAccount } from './db/seed/index.ts'

/** What the person who starts the server needs to sign in. */
export function accountLines(
  config: Pick<Config, 'seedProfile'>,
  { firstAdministrator, profile }: Prepared,
  accounts: readonly DemoAccount[],
): string[] {
  if (firstAdministrator) {
    const { username, password } = firstAdministrator
    return [
      `First administrator: ${username}  one-time password: ${password}  (shown once; it must be changed at the first sign-in)`,
    ]
  }
  if (profile !== config.seedProfile) {
    return [
      `This database was made with SEED_PROFILE=${profile}; SEED_PROFILE=${config.seedProfile} changes nothing in it.`,
    ]
  }
  if (profile === 'none') return []
  const width = Math.max(...accounts.map(({ username }) => username.length))
  return [
    `Demo accounts (password ${accounts[0]?.password ?? ''}):`,
    ...accounts.map(({ username, who }) => `  ${username.padEnd(width)}  ${who.en}`),
  ]
}
