import type { Config } from './platform/config.ts'
import type { Prepared } from './prepare-database.ts'
import type { DemoAccount } from './demo/seed/index.ts'

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
