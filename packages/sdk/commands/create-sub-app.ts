import { join } from 'node:path'
import { runCreate } from '../src/create/create-sub-app.ts'
import { packSdk } from '../src/pack/pack-sdk.ts'

/** `pnpm create-sub-app <folder>`: packs the package of this repository and makes an app that installs it. */
const args = process.argv.slice(2)
const isNamed = args.some((argument) => argument.startsWith('--sdk'))
const { archive, folder } = await packSdk()
// pnpm runs a script at the root; the folder is named as seen from where the person is.
process.chdir(process.env['INIT_CWD'] ?? '.')
process.exitCode = await runCreate(
  isNamed ? args : [...args, '--sdk', archive],
  join(folder, 'package/templates'),
)
