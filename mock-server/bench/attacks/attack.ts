import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ATTACKS, type Target } from './attacks.ts'

/** A process of its own: plays all attacks at once for so many seconds, or one of them, and answers how many rounds of each. */
const [url = '', token = '', seconds = '0', only = ''] = process.argv.slice(2)
const target: Target = { url, token }
/** Lowest priority: an attacker has a computer of its own, so here it only takes the time that the server leaves. */
const LOWEST_PRIORITY = 19
/** After a refused connection. */
const PAUSE_MS = 100

setPriority(LOWEST_PRIORITY)
const end = performance.now() + Number(seconds) * 1000
const rounds = new Map<string, number>()

async function play(name: string, attack: (typeof ATTACKS)[string]): Promise<void> {
  do {
    rounds.set(name, (rounds.get(name) ?? 0) + 1)
    try {
      await attack(target)
    } catch {
      // The server ended the connection, as it should.
      await pause(PAUSE_MS)
    }
  } while (performance.now() < end)
}

const played = Object.entries(ATTACKS).filter(([name]) => only === '' || only === name)
await Promise.all(played.map(([name, attack]) => play(name, attack)))
process.send?.(Object.fromEntries(rounds))
process.disconnect()
process.exit(0)
