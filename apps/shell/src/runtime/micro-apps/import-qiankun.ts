import { installLeakLedger } from './leak-ledger.ts'
import type * as QiankunPort from './qiankun-port.ts'
import { installTrustedTypes } from './trusted-types.ts'

type Port = typeof QiankunPort

let port: Promise<Port> | null = null

/** qiankun, loaded with the first sub-app; a failure is not cached, so that Retry loads again. */
export function importQiankun(): Promise<Port> {
  // Both before qiankun is evaluated: it captures the functions it finds, and evaluates text as soon as it runs.
  installLeakLedger()
  installTrustedTypes()
  port ??= import(/* webpackChunkName: "sub-apps" */ './qiankun-port.ts').catch((error: unknown) => {
    port = null
    throw error
  })
  return port
}
