import type { DemoAccount } from './demo/seed/index.ts'
import { PUBLISHED_PASSWORD, type Config } from './platform/config.ts'
import type { Prepared } from './prepare-database.ts'

/** The accounts that the person who starts the server needs to sign in. */
export function accountLines(
  config: Pick<Config, 'seedProfile' | 'demoPassword'>,
  { firstAdministrator, demoPassword, profile }: Omit<Prepared, 'administration'>,
  accounts: readonly DemoAccount[],
): string[] {
  if (firstAdministrator) {
    const { username, password } = firstAdministrator
    return [
      `First administrator: ${username}  one-time password: ${password}  (shown once; it must be changed at the first sign-in)`,
    ]
  }
  const isPublic = profile !== 'none' && demoPassword === PUBLISHED_PASSWORD && config.demoPassword === null
  const warnings = isPublic
    ? [
        'Others can reach this console, and its demo accounts have the password that everybody knows: change it in each, or start with a new database.',
      ]
    : []
  if (profile !== config.seedProfile) {
    return [
      ...warnings,
      `This database was made with SEED_PROFILE=${profile}; SEED_PROFILE=${config.seedProfile} changes nothing in it.`,
    ]
  }
  if (profile === 'none') return []
  const width = Math.max(...accounts.map(({ username }) => username.length))
  return [
    ...warnings,
    `Demo accounts (${demoPassword === null ? 'with the password of the first start' : `password ${demoPassword}`}):`,
    ...accounts.map(({ username, who }) => `  ${username.padEnd(width)}  ${who.en}`),
  ]
}
