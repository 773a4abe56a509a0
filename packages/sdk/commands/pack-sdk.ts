import { packSdk } from '../src/pack/pack-sdk.ts'

/** `pnpm sdk:pack`: writes the archive that other teams install, for the build of the console. */
const { archive, bytes } = await packSdk()
console.log(`${archive} (${(bytes / 1000).toFixed(0)} kB)`)
