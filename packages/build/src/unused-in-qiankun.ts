import { join } from 'node:path'
import { rspack } from '@rsbuild/core'
import { repositoryRoot } from './project.ts'

/** The sandboxes of browsers without Proxy and of the setting `loose`, and the styles of `experimentalStyleIsolation`. */
const UNUSED = /^\.{1,2}\/(legacy\/sandbox|snapshotSandbox|forLooseSandbox|css)$/
const SANDBOX = /[\\/]qiankun[\\/]es[\\/]sandbox\b/
const STAND_IN = join(repositoryRoot, 'apps/shell/src/runtime/micro-apps/unused-in-qiankun.ts')

/** qiankun imports all its sandboxes; the console has one, and every page would load the others. */
export function leaveOutUnusedOfQiankun() {
  return new rspack.NormalModuleReplacementPlugin(UNUSED, (resolution) => {
    if (SANDBOX.test(resolution.context)) resolution.request = STAND_IN
  })
}
