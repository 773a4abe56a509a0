import { startRealServer } from './real-server.ts'

/** Starts the server once for all tests; `E2E_URL` names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined
  const server = await startRealServer()
  process.env['E2E_URL'] = server.url
  return server.stop
}
