import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../setup/free-port.ts'

const START_LIMIT_MS = 30_000
const START_POLL_MS = 40

/** A driver that listens; it has one browser at a time. */
export interface WebDriverService {
  address: string
  /** Ends the driver, and with it a browser that it started. */
  end: () => Promise<void>
}

export async function startWebDriver(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<WebDriverService> {
  const port = await freePort()
  const service = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A process group of its own: the driver does not end its browser when it is ended.
    detached: true,
    env: { ...process.env, ...environment },
  })
  const address = `http://127.0.0.1:${port}`
  await untilListening(address)
  return { address, end: async () => ended(service, endGroup) }
}

/** Ends a program, if it did not end by itself. */
export async function ended(
  program: ChildProcess,
  endProgram: (program: ChildProcess) => void = (one) => one.kill(),
): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const end = once(program, 'exit')
  endProgram(program)
  await end
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid)
}

async function untilListening(address: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await pause(START_POLL_MS)
  }
  throw new Error(`WebKitWebDriver did not answer within ${START_LIMIT_MS} ms.`)
}
