import { parseArgs } from 'node:util'
import { ALL_CAPABILITIES } from '@console/contracts/documented'

export const HELP = `pnpm platform-check <address> --account <name> [options]

Plays the contract against a platform, and says call by call what is not as it should be.

  --account <name>          who signs in; the password is in PLATFORM_PASSWORD
  --other-account <name>    somebody of another company, who must see nothing of the first one's;
                            the password is in OTHER_PLATFORM_PASSWORD
  --write                   also makes records of its own, changes them and removes them
  --capabilities <a,b>      the domains of further calls that the platform has, instead of those that its
                            /console/config.json names
  --report <file>           writes a page as a report
  --help                    shows this

Exit code: 0 nothing is wrong, 1 faults, 2 the check could not run.
`

export type Options = {
  address: string
  account: string
  password: string
  other: { username: string; password: string } | undefined
  isWrite: boolean
  capabilities: string[] | undefined
  report: string | undefined
}

/** The command was called wrongly; the message says in what. */
export class WrongOption extends Error {}

const DEFINITIONS = {
  account: { type: 'string' },
  'other-account': { type: 'string' },
  write: { type: 'boolean', default: false },
  capabilities: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Returns null where help is requested. Throws `WrongOption`. */
export function readOptions(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0)
    throw new WrongOption('One address is needed, such as https://platform.example')
  if (values.account === undefined) throw new WrongOption('--account is needed: who signs in')
  return {
    address: readAddress(address),
    account: values.account,
    password: readPassword('PLATFORM_PASSWORD', environment),
    other:
      values['other-account'] === undefined
        ? undefined
        : {
            username: values['other-account'],
            password: readPassword('OTHER_PLATFORM_PASSWORD', environment),
          },
    isWrite: values.write,
    capabilities: values.capabilities === undefined ? undefined : readCapabilities(values.capabilities),
    report: values.report,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: DEFINITIONS, allowPositionals: true })
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error))
  }
}

function readAddress(text: string): string {
  const address = URL.parse(text)
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new WrongOption(`${text} is no address: it begins with https:// or http://`)
  return address.href
}

function readPassword(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const password = environment[name]
  if (password === undefined || password === '')
    throw new WrongOption(`The environment variable ${name} is needed`)
  return password
}

function readCapabilities(text: string): string[] {
  const names = text.split(',').filter((name) => name !== '')
  const unknown = names.find((name) => !ALL_CAPABILITIES.includes(name))
  if (unknown !== undefined)
    throw new WrongOption(`${unknown} is no capability; there are ${ALL_CAPABILITIES.join(', ')}`)
  return names
}
