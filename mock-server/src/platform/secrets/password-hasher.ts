import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id setting with the most memory: one pass, one lane. argon2id is the library's default. */
const MEMORY_COST_KIB = 46 * 1024
/** More at once would let a burst of sign-ins take the machine's memory. */
const MAX_AT_ONCE = 2
/** More waiting passwords than these are refused: the limiter stops far fewer before. */
const MAX_WAITING = 200

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Without a stored hash it does the same work and answers false, so that time reveals nothing. */
  verify: (stored: string | null, password: string) => Promise<boolean>
  /** True if the hash was made with other parameters than today's. */
  isOutdated: (stored: string) => boolean
}

export class HasherBusy extends Error {}

/** Tests sign in many times and take less memory; the server takes the value above. */
export function passwordHasher(memoryCost = MEMORY_COST_KIB): PasswordHasher {
  const parameters = { memoryCost, timeCost: 1, parallelism: 1 }
  const slots = semaphore(MAX_AT_ONCE, MAX_WAITING)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => slots(() => hash(password, parameters)),
    verify: async (stored, password) => {
      decoy ??= slots(() => hash('nobody has this password', parameters))
      const reference = stored ?? (await decoy)
      const fits = await slots(() => verify(reference, password))
      return fits && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=1,p=1$`),
  }
}

function semaphore(atOnce: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new HasherBusy('too many passwords are being checked')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The slot is handed on, so that a newcomer cannot overtake.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
