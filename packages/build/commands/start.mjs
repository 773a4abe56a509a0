import { createServer } from 'node:net'
import { Problem, build, install, requireNode, runCommand, runProject } from './workspace.mjs'

/** Defaults of the server's settings, read here only to report early that the port is taken. */
const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '8080'

/** V8 grows its young generation to many times this while an export streams through it, and never shrinks it. */
const NURSERY_MIB = 2

await runCommand(async () => {
  requireNode()
  await requireFreePort(process.env.HOST || DEFAULT_HOST, process.env.PORT || DEFAULT_PORT)
  await install()
  await build()
  return runProject([`--max-semi-space-size=${NURSERY_MIB}`, 'mock-server/src/main.ts'])
})

/** Checked before minutes of installing, not after. The server itself reports any other problem with host or port. */
async function requireFreePort(host, port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen(Number(port), host, () => probe.close(() => resolve(undefined)))
  })
  if (code !== 'EADDRINUSE') return
  throw new Problem(`Port ${port} on ${host} is taken: stop what listens there, or choose another with PORT.`)
}
